import { useState } from 'react'
import { Alert, Form, Modal, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { PreviewFacts } from '../gantt/preview-facts'
import { refusedWords } from '../plan/refused-words'
import { tried } from '../plan/tried'
import type { Change, SchedulePlan } from '../plan/types'
import { SCHEDULES } from '../schedule'
import { changesOf, formOf, type SettingsForm } from './settings-facts'
import { SettingsFields } from './settings-fields'
import styles from './settings.module.css'

interface SettingsDialogProps {
  plan: SchedulePlan
  isOpen: boolean
  onClose: () => void
}

/** How the schedule is computed: shows what a change would do to the dates before it is saved. */
export function SettingsDialog({ plan, isOpen, onClose }: SettingsDialogProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm<SettingsForm>()
  const { save, isSaving, problem, clear } = useSave(plan, form, onClose)
  const canEdit = plan.schedule.can.update === true
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      width={640}
      title={t(`${SCHEDULES}.settings.title`)}
      okText={t('common.save')}
      okButtonProps={{ loading: isSaving, hidden: !canEdit, htmlType: 'submit', form: FORM_ID }}
      cancelText={t(canEdit ? 'common.cancel' : 'common.close')}
      afterOpenChange={clear}
      onCancel={onClose}
    >
      <SettingsFormBody plan={plan} form={form} canEdit={canEdit} onFinish={save} />
      {problem ? <Alert type="error" showIcon role="alert" message={problem} /> : null}
    </Modal>
  )
}

const FORM_ID = 'schedule-settings'

interface SettingsFormBodyProps {
  plan: SchedulePlan
  form: FormInstance<SettingsForm>
  canEdit: boolean
  onFinish: (entered: SettingsForm) => void
}

function SettingsFormBody({ plan, form, canEdit, onFinish }: SettingsFormBodyProps) {
  const { i18n } = useTranslation()
  return (
    <Form
      form={form}
      name={FORM_ID}
      layout="vertical"
      preserve={false}
      disabled={!canEdit}
      initialValues={formOf(plan.schedule, i18n.language)}
      onFinish={onFinish}
    >
      <SettingsFields calendars={plan.schedule.calendars} />
      <Form.Item noStyle shouldUpdate>
        {() => <Outcome plan={plan} entered={form.getFieldsValue(true) as SettingsForm} />}
      </Form.Item>
    </Form>
  )
}

/** What the entered settings would do. */
function Outcome({ plan, entered }: { plan: SchedulePlan; entered: SettingsForm }) {
  const changes = entered.start && entered.calendarId ? changeOf(plan, entered) : null
  if (!changes?.length) return null
  return (
    <div className={styles.outcome}>
      <PreviewFacts plan={plan} {...tried(plan, changes)} />
    </div>
  )
}

/** @returns null where something cannot be read, nothing where nothing differs */
function changeOf({ schedule }: SchedulePlan, entered: SettingsForm): Change[] | null {
  const fields = changesOf(schedule, entered)
  if (!fields) return null
  return Object.keys(fields).length ? [{ op: 'settings', fields }] : []
}

function useSave(plan: SchedulePlan, form: FormInstance<SettingsForm>, onSaved: () => void) {
  const { t } = useTranslation()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const write = async (changes: readonly Change[]) => {
    setSaving(true)
    setProblem(null)
    try {
      await plan.apply(changes)
      onSaved()
    } catch (error) {
      setProblem(refusedWords(error, t('kit.try_again')))
    }
    setSaving(false)
  }
  const save = (entered: SettingsForm) => {
    const changes = changeOf(plan, entered)
    const errors = changes ? [] : [t(`${SCHEDULES}.problems.no_duration`)]
    form.setFields([{ name: 'criticalFloat', errors }])
    if (changes?.length) void write(changes)
    else if (changes) onSaved()
  }
  return { save, isSaving, problem, clear: () => setProblem(null) }
}
