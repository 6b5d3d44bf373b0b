import { useState } from 'react'
import { Alert, Card, Flex, Select, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { useFormats } from '../../../kit/display/use-formats'
import { DELAYS, useBaselines, useImpact } from './delay'
import { ImpactFigures } from './impact-figures'

interface ImpactPanelProps {
  /** Address of the impact, which names its delays. */
  path: string
  projectId: number
  version: number
  /** Told which plan the impact is computed in. */
  onBase?: (base: ChosenBase) => void
}

/** The plan as it is, a baseline, or what fits the delay best. */
export type ChosenBase = { base?: 'plan'; baselineId?: number }

const AUTOMATIC = 'auto'
const PLAN = 'plan'

/** What delays do to the finish of their project, in the plan that is chosen. */
export function ImpactPanel({ path, projectId, version, onBase }: ImpactPanelProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(AUTOMATIC)
  const query = useImpact(withBase(path, chosen), version)
  const choose = (value: string) => {
    setChosen(value)
    onBase?.(baseOf(value))
  }
  return (
    <Card size="small" title={t(`${DELAYS}.impact.title`)}>
      <Flex vertical gap="middle">
        <div>
          <BaseSelect projectId={projectId} value={chosen} onChange={choose} />
        </div>
        {query.error ? (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : !query.data ? (
          <Skeleton active title={false} />
        ) : query.data.impact ? (
          <ImpactFigures base={query.data.base} impact={query.data.impact} />
        ) : (
          <Alert type="info" showIcon message={t(`${DELAYS}.impact.no_plan`)} />
        )}
      </Flex>
    </Card>
  )
}

function baseOf(chosen: string): ChosenBase {
  if (chosen === AUTOMATIC) return {}
  return chosen === PLAN ? { base: PLAN } : { baselineId: Number(chosen) }
}

function withBase(path: string, chosen: string): string {
  const entries = Object.entries(baseOf(chosen)).map(([name, value]) => `${name}=${value}`)
  if (!entries.length) return path
  return `${path}${path.includes('?') ? '&' : '?'}${entries.join('&')}`
}

interface BaseSelectProps {
  projectId: number
  value: string
  onChange: (value: string) => void
}

function BaseSelect({ projectId, value, onChange }: BaseSelectProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { data: baselines = [] } = useBaselines(projectId)
  return (
    <Select
      size="small"
      aria-label={t(`${DELAYS}.impact.base`)}
      popupMatchSelectWidth={false}
      value={value}
      onChange={onChange}
      options={[
        { value: AUTOMATIC, label: t(`${DELAYS}.impact.automatic`) },
        { value: PLAN, label: t(`${DELAYS}.impact.plan`) },
        ...baselines.map(({ id, name, takenOn }) => ({
          value: String(id),
          label: `${name} · ${formats.day(takenOn)}`,
        })),
      ]}
    />
  )
}
