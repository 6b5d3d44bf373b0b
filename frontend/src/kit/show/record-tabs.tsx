import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ability } from '../../api/types'
import { hasAbility, useCurrentUser } from '../../providers/access'
import type { ShowTab } from './resource-show'

/** What a tab of another resource is told: the record whose page it stands on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a tab knows the record that it stands on
type TabRecord = any
type TabContent = ComponentType<{ record: TabRecord }>

export interface RecordTab {
  /** The resource on whose page the tab stands. */
  resource: string
  key: string
  /** Key of its name. */
  label: string
  /** Who sees it; of several, one is enough. */
  ability: Ability | readonly Ability[]
  /** Which records have it, where not all do. */
  shows?: (record: TabRecord) => boolean
  /** Place among the tabs of others, lowest first; all stand between the page's own and the history. */
  order: number
  /** Loaded when it is first opened (`lazyPage`), and given the record. */
  element: TabContent
}

const registry = new Map<string, RecordTab>()

/**
 * Puts a tab on the page of another resource, so that a department shows what it knows of a record
 * without the owner of the page knowing it. `app/record-tabs.ts` lists them all.
 */
export function registerRecordTab(tab: RecordTab): void {
  registry.set(`${tab.resource}/${tab.key}`, tab)
}

/** The declared tabs of a record's page that this user may see. */
export function useRecordTabs(resource: string): (record: object) => ShowTab[] {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const isOpen = ({ ability }: RecordTab) =>
    [ability].flat().some((one: Ability) => hasAbility(user, one))
  const shown = [...registry.values()]
    .filter((tab) => tab.resource === resource && isOpen(tab))
    .sort((one, other) => one.order - other.order)
  return (record) =>
    shown
      .filter(({ shows }) => !shows || shows(record))
      .map(({ key, label, element: Content }) => ({
        key,
        label: t(label),
        children: <Content record={record} />,
      }))
}
