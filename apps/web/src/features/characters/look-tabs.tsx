import type { CharacterLook } from '@nightlight/pictures/look'
import { Glasses, PersonStanding, Scissors, Shirt, Smile } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { AccessoryChoice } from './accessory-choice.tsx'
import { ColorChoice } from './color-choice.tsx'
import { PartChoice } from './part-choice.tsx'

const tabs = [
  { part: 'body', Icon: PersonStanding },
  { part: 'hair', Icon: Scissors },
  { part: 'face', Icon: Smile },
  { part: 'clothes', Icon: Shirt },
  { part: 'extras', Icon: Glasses },
] as const

type LookTabsProps = { look: CharacterLook; onChange: (change: Partial<CharacterLook>, stroke?: string) => void }

/** The parts and their colours, from the body to what is worn. */
export function LookTabs(props: LookTabsProps) {
  const { t } = useTranslation('characters')
  return (
    <Tabs defaultValue="body">
      {/* Five words are too many for a narrow phone, five icons with their words for most. */}
      <TabList aria-label={t('look')} className="mb-6 max-sm:[&_button]:min-w-target max-sm:[&_button]:px-1">
        {tabs.map(({ part, Icon }) => (
          <Tab key={part} value={part}>
            <Icon className="min-[24rem]:max-md:hidden" aria-hidden="true" />
            <span className="max-[24rem]:sr-only">{t(`tabs.${part}`)}</span>
          </Tab>
        ))}
      </TabList>
      <TabPanel value="body" className="flex flex-col gap-7">
        <PartChoice part="body" {...props} />
        <ColorChoice part="skin" {...props} />
      </TabPanel>
      <TabPanel value="hair" className="flex flex-col gap-7">
        <PartChoice part="hair" {...props} />
        <ColorChoice part="hair" {...props} />
      </TabPanel>
      <TabPanel value="face" className="flex flex-col gap-7">
        <PartChoice part="eyes" {...props} />
        <ColorChoice part="eyes" {...props} />
        <PartChoice part="mouth" {...props} />
      </TabPanel>
      <TabPanel value="clothes" className="flex flex-col gap-7">
        <PartChoice part="clothes" {...props} />
        <ColorChoice part="clothes" {...props} />
      </TabPanel>
      <TabPanel value="extras">
        <AccessoryChoice {...props} />
      </TabPanel>
    </Tabs>
  )
}
