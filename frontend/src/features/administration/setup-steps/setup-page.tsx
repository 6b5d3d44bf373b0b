import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useFormats } from '../../../kit/display/use-formats'
import { useAddressTab } from '../../../kit/use-address-tab'
import { DemoNotice } from '../demo-data/demo-notice'
import { SETUP_STEPS, useSetupSteps, type SetupStep } from './setup-step'
import { StepList } from './step-list'
import { StepPanel } from './step-panel'
import styles from './setup.module.css'

/** What a new portal needs before it is used, one step after the other. */
export default function SetupPage() {
  const { t } = useTranslation()
  const { data: steps, error, refetch } = useSetupSteps()
  if (error) return <LoadFailed page error={error} onRetry={() => void refetch()} />
  if (!steps) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={t(`${SETUP_STEPS}.title`)}
        subtitle={t(`${SETUP_STEPS}.lead`)}
        back={{ to: '/admin', label: t('administration.dashboard.title') }}
      />
      <DemoNotice />
      <Overview steps={steps} />
      <Wizard steps={steps} />
    </>
  )
}

function Overview({ steps }: { steps: SetupStep[] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const ended = steps.filter(({ state }) => state !== 'open').length
  const text = t(`${SETUP_STEPS}.progress`, {
    ended: formats.number(ended),
    count: steps.length,
    all: formats.number(steps.length),
  })
  return (
    <div className={styles.overview}>
      <span>{text}</span>
      <Progress percent={(100 * ended) / steps.length} showInfo={false} aria-label={text} />
    </div>
  )
}

/** Without a step in the address the first open one is shown. */
function Wizard({ steps }: { steps: SetupStep[] }) {
  const first = steps.find(({ state }) => state === 'open') ?? steps[0]!
  const others = steps.filter((step) => step !== first)
  const [shown, open] = useAddressTab(
    [first, ...others].map(({ step }) => step),
    'step'
  )
  const index = steps.findIndex(({ step }) => step === shown)
  const next = steps[index + 1]
  return (
    <div className={styles.wizard}>
      <StepList steps={steps} shown={index} onOpen={(step) => open(step)} />
      <StepPanel key={shown} step={steps[index]!} onDone={() => open(next ? next.step : shown!)} />
    </div>
  )
}
