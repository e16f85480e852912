import type { Character } from '@nightlight/contract/characters'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ButtonLike } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { DeleteCharacter } from './delete-character.tsx'
import { Portrait } from './picture.tsx'
import { useLookWords } from './use-look-words.ts'

export function CharacterCard({ character }: { character: Character }) {
  const { t } = useTranslation('characters')
  const { id, name, customization } = character
  const words = useLookWords(customization)
  return (
    <Card lifts flush className="flex h-full flex-col">
      <Portrait look={customization} alt={t('portrait', { name, look: words })} className="aspect-square w-full" />
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <h2 className="flex-1 text-lg [overflow-wrap:anywhere]">{name}</h2>
        <div className="flex flex-wrap items-center gap-1">
          <ButtonLike variant="secondary" size="sm" className="flex-1 max-sm:px-2">
            <Link href={paths.editCharacter(id)} aria-label={t('edit', { name })}>
              <Pencil aria-hidden="true" className="min-[23rem]:max-sm:hidden" />
              <span className="max-[23rem]:sr-only">{t('change')}</span>
            </Link>
          </ButtonLike>
          <DeleteCharacter character={character} />
        </div>
      </div>
    </Card>
  )
}
