import { Command } from 'cmdk'
import { useTranslation } from 'react-i18next'
import type { FoundRecord } from '../../api/types'
import { placeOf } from '../resources'
import type { Command as PageCommand } from './commands'
import type { PaletteAction } from './use-actions'

interface PageGroupProps {
  title: string
  items: PageCommand[]
  onOpen: (to: string) => void
}

export function PageGroup({ title, items, onOpen }: PageGroupProps) {
  if (items.length === 0) return null
  return (
    <Command.Group heading={title}>
      {items.map(({ label, to, icon }) => (
        <Command.Item key={to} value={`${label} ${to}`} onSelect={() => onOpen(to)}>
          <span aria-hidden="true">{icon}</span>
          {label}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

interface RecordGroupProps {
  records: FoundRecord[]
  /** What was typed: the server has matched it already, so the local filter must let it pass. */
  text: string
  onOpen: (to: string) => void
}

export function RecordGroup({ records, text, onOpen }: RecordGroupProps) {
  const { t } = useTranslation()
  const found = records.flatMap((record) => {
    const place = placeOf(record)
    return place ? [{ ...record, ...place }] : []
  })
  if (found.length === 0) return null
  return (
    <Command.Group heading={t('palette.records')}>
      {found.map(({ id, number, title, subtitle, to, name, icon }) => (
        <Command.Item key={to} value={`${text} ${title} ${name} ${id}`} onSelect={() => onOpen(to)}>
          <span aria-hidden="true">{icon}</span>
          {number && <bdi dir="ltr">{number}</bdi>}
          <bdi className="palette-title">{title}</bdi>
          <small>
            {subtitle && <bdi>{subtitle} · </bdi>}
            {t(`${name}.title`)}
          </small>
        </Command.Item>
      ))}
    </Command.Group>
  )
}

interface ActionGroupProps {
  actions: PaletteAction[]
  onRun: (action: () => void) => void
}

export function ActionGroup({ actions, onRun }: ActionGroupProps) {
  const { t } = useTranslation()
  return (
    <Command.Group heading={t('palette.actions')}>
      {actions.map(({ label, icon, run }) => (
        <Command.Item key={label} value={label} onSelect={() => onRun(run)}>
          <span aria-hidden="true">{icon}</span>
          {label}
        </Command.Item>
      ))}
    </Command.Group>
  )
}
