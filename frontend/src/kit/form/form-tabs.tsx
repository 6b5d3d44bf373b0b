import { useEffect, type ReactNode } from 'react'
import { Badge } from 'antd'
import { useFormats } from '../display/use-formats'
import { Tabs } from '../tabs'
import { useAddressTab } from '../use-address-tab'
import { useFormState } from './form-context'

export interface FormTab {
  key: string
  label: string
  /** Top-level names of the fields on this tab. */
  fields: string[]
  children: ReactNode
}

/** Tabs of a long form, the open one in the address; a refused save opens the first tab with an error and marks every such tab. */
export function FormTabs({ tabs }: { tabs: FormTab[] }) {
  const { errorFields, attempt } = useFormState()
  const [active, open] = useAddressTab(tabs.map(({ key }) => key))
  const errorsOf = (tab: FormTab) => tab.fields.filter((name) => errorFields.includes(name)).length
  const formats = useFormats()
  const badge = (errors: number) => (errors > 0 ? formats.number(errors) : 0)
  const firstWrong = tabs.find((tab) => errorsOf(tab) > 0)?.key

  useEffect(() => {
    if (firstWrong) open(firstWrong)
    // Each refused save opens the tab again, even when the same one is still wrong.
  }, [attempt, firstWrong, open])

  return (
    <Tabs
      activeKey={active}
      onChange={open}
      items={tabs.map((tab) => ({
        key: tab.key,
        label: (
          <Badge count={badge(errorsOf(tab))} size="small" offset={[8, 0]}>
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
