import { accessories } from '@nightlight/contract/enums'
import type { CharacterLook } from '@nightlight/pictures/look'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'

/** What a character looks like in words, for those who do not see the picture. */
export function useLookWords({ body, hair, eyes, mouth, clothes, accessories: worn }: CharacterLook): string {
  const { t } = useTranslation('characters')
  const { list } = useFormat()
  const look = t('words.plain', {
    body: t(`body.${body}`),
    hair: t(`hair.${hair}`),
    eyes: t(`eyes.${eyes}`),
    mouth: t(`mouth.${mouth}`),
    clothes: t(`clothes.${clothes}`),
  })
  const names = accessories.filter(each => worn.includes(each)).map(each => t(`accessories.${each}`))
  return names.length > 0 ? t('words.wearing', { look, worn: list(names) }) : look
}
