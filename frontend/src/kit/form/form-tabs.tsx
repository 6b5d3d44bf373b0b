import { useEffect, useState, type ReactNode } from 'react'
import { Badge } from 'antd'
import { Tabs } from '../tabs'
import { useFormState } from './form-context'

export interface FormTab {
  key: string
  label: string
  /** Top-level names of the fields on this tab. */
  fields: string[]
  children: ReactNode
}

/** Tabs of a long form; a refused save opens the first tab with an error and marks every such tab. */
export function FormTabs({ tabs }: { tabs: FormTab[] }) {
  const { errorFields, attempt } = useFormState()
  const [active, setActive] = useState(tabs[0]?.key)
  const errorsOf = (tab: FormTab) => tab.fields.filter((name) => errorFields.includes(name)).length
  const firstWrong = tabs.find((tab) => errorsOf(tab) > 0)?.key

  useEffect(() => {
    if (firstWrong) setActive(firstWrong)
    // Each refused save opens the tab anew, even when the same one is wrong again.
  }, [attempt, firstWrong])

  return (
    <Tabs
      activeKey={active}
      onChange={setActive}
      items={tabs.map((tab) => ({
        key: tab.key,
        label: (
          <Badge count={errorsOf(tab)} size="small" offset={[8, 0]}>
            {tab.label}
          </Badge>
        ),
        children: tab.children,
        // Fields of unopened tabs must exist, or they would neither be checked nor sent.
        forceRender: true,
      }))}
    />
  )
}
