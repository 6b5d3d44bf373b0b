import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../../kit/display/name-in'
import { OneLine } from '../../../../kit/display/one-line'
import { PROJECTS_ADDRESS } from '../offline/addresses'
import { useKeptQuery } from '../../../../providers/use-kept-query'
import type { SiteProject } from '../site-report'

interface ProjectSelectProps {
  id?: string
  value: number | null
  /** Of the chosen project, for when the list isn't there. */
  label: string
  onChange: (id: number, label: string) => void
}

/** Picks a project that is being built, one's own first; the list is there without a connection too. */
export function ProjectSelect({ id, value, label, onChange }: ProjectSelectProps) {
  const { t, i18n } = useTranslation()
  const { data: projects = [], isLoading } = useKeptQuery<SiteProject[]>(PROJECTS_ADDRESS)
  const listed = projects.map(({ id: key, code, name, nameAr }) => ({
    value: key,
    label: `${code} — ${nameIn(i18n.language, name, nameAr)}`,
  }))
  const isListed = value === null || listed.some((option) => option.value === value)
  return (
    <Select<number, { value: number; label: string }>
      id={id}
      showSearch
      optionFilterProp="label"
      loading={isLoading}
      placeholder={t('kit.select.search')}
      value={value ?? undefined}
      options={isListed ? listed : [{ value, label }, ...listed]}
      optionRender={(option) => <OneLine>{String(option.label)}</OneLine>}
      labelRender={(option) => <OneLine>{String(option.label ?? '')}</OneLine>}
      onChange={(chosen, option) => onChange(chosen, [option].flat()[0]?.label ?? '')}
      style={{ width: '100%' }}
    />
  )
}
