import type { ReactNode } from 'react'
import { Alert, Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { useSend } from '../../../kit/use-send'
import { SettingsStep } from './settings-step'
import { SETUP_STEPS, useChangeStep, type SetupStep } from './setup-step'
import { isOfSettings } from './settings-fields'
import { OtherStep } from './other-step'
import styles from './setup.module.css'

interface StepPanelProps {
  step: SetupStep
  onDone: () => void
}

/** One step: what it is about, what is missing, and the way to enter it. */
export function StepPanel({ step, onDone }: StepPanelProps) {
  const { t } = useTranslation()
  const actions = useStepActions(step, onDone)
  const buttons = <StepButtons step={step} actions={actions} />
  return (
    <section className={styles.panel}>
      <h2>{t(`${SETUP_STEPS}.step.${step.step}.title`)}</h2>
      <p className={styles.lead}>{t(`${SETUP_STEPS}.step.${step.step}.lead`)}</p>
      <StateNote step={step} />
      {isOfSettings(step.step) ? (
        <SettingsStep step={step.step} onSaved={() => void actions.confirm()}>
          {buttons}
        </SettingsStep>
      ) : (
        <OtherStep step={step.step}>{buttons}</OtherStep>
      )}
    </section>
  )
}

function useStepActions({ step }: SetupStep, onDone: () => void) {
  const { t } = useTranslation()
  const send = useSend()
  const { mutateAsync, isPending } = useChangeStep()
  const run = (action: 'confirm' | 'reopen', then: () => void) =>
    send(t(`${SETUP_STEPS}.${action === 'confirm' ? 'confirmed' : 'reopened'}`), () =>
      mutateAsync({ step, action })
    ).then(then, () => undefined)
  return {
    isPending,
    confirm: () => run('confirm', onDone),
    reopen: () => run('reopen', () => undefined),
  }
}

interface StepButtonsProps {
  step: SetupStep
  actions: ReturnType<typeof useStepActions>
}

/** Of a form the first button saves and confirms; what is missing can be left out on purpose. */
function StepButtons({ step, actions }: StepButtonsProps): ReactNode {
  const { t } = useTranslation()
  const isForm = isOfSettings(step.step)
  const isOpen = step.state === 'open'
  const lacks = step.missing.length > 0
  return (
    <Flex wrap gap="small" className={styles.actions}>
      {isForm ? (
        <Button type="primary" htmlType="submit" loading={actions.isPending}>
          {t(`${SETUP_STEPS}.save`)}
        </Button>
      ) : null}
      {isOpen && (lacks || !isForm) ? (
        <Button
          type={lacks ? 'default' : 'primary'}
          loading={actions.isPending}
          onClick={() => void actions.confirm()}
        >
          {t(`${SETUP_STEPS}.${lacks ? 'leave_out' : 'confirm'}`)}
        </Button>
      ) : null}
      {isOpen ? null : (
        <Button loading={actions.isPending} onClick={() => void actions.reopen()}>
          {t(`${SETUP_STEPS}.reopen`)}
        </Button>
      )}
    </Flex>
  )
}

/** What is missing, or who has confirmed that nothing is. */
function StateNote({ step }: { step: SetupStep }) {
  const { t } = useTranslation()
  const by = step.confirmedBy?.name
  const confirmed = step.confirmedAt ? (
    <>
      {by ? t(`${SETUP_STEPS}.confirmed_by`, { name: by }) : t(`${SETUP_STEPS}.state.done`)}{' '}
      <InstantText value={step.confirmedAt} />
    </>
  ) : null
  if (!step.missing.length) {
    if (!confirmed) return null
    return <Alert type="success" showIcon className={styles.note} message={confirmed} />
  }
  return (
    <Alert
      type={step.state === 'open' ? 'info' : 'warning'}
      showIcon
      className={styles.note}
      message={t(`${SETUP_STEPS}.missing_title`)}
      description={
        <>
          <ul className={styles.missing}>
            {step.missing.map((name) => (
              <li key={name}>
                <MissingName step={step.step} name={name} />
              </li>
            ))}
          </ul>
          {confirmed}
        </>
      }
    />
  )
}

/** Settings are called as on their own page, kinds of documents as in the approval rules. */
function MissingName({ step, name }: { step: string; name: string }) {
  const { t } = useTranslation()
  const group = step === 'approvals' ? 'administration.approval_rules.type' : `${SETUP_STEPS}.lacks`
  return <>{t([`${group}.${name}`, `administration.settings.fields.${name}`])}</>
}
