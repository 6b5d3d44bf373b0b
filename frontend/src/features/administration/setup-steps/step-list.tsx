import { Steps } from 'antd'
import { useTranslation } from 'react-i18next'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { SETUP_STEPS, type SetupStep } from './setup-step'

interface StepListProps {
  steps: SetupStep[]
  shown: number
  onOpen: (step: string) => void
}

/** All steps with their state: a list beside the step, or a choice above it where there is no room. */
export function StepList({ steps, shown, onOpen }: StepListProps) {
  const { t } = useTranslation()
  const titleOf = ({ step }: SetupStep) => t(`${SETUP_STEPS}.step.${step}.title`)
  const stateOf = ({ state }: SetupStep) => t(`${SETUP_STEPS}.state.${state}`)
  const isNarrow = useIsNarrow()
  if (isNarrow) {
    return (
      <PlainSelect
        value={steps[shown]!.step}
        aria-label={t(`${SETUP_STEPS}.steps`)}
        options={steps.map((one) => ({
          value: one.step,
          label: `${titleOf(one)} – ${stateOf(one)}`,
        }))}
        onChange={(step: string) => onOpen(step)}
      />
    )
  }
  return (
    <nav aria-label={t(`${SETUP_STEPS}.steps`)}>
      <Steps
        direction="vertical"
        size="small"
        current={shown}
        onChange={(index) => onOpen(steps[index]!.step)}
        items={steps.map((one, index) => ({
          title: titleOf(one),
          description: stateOf(one),
          status: statusOf(one, index === shown),
        }))}
      />
    </nav>
  )
}

function statusOf({ state }: SetupStep, isShown: boolean) {
  if (isShown) return 'process'
  return state === 'open' ? 'wait' : 'finish'
}
