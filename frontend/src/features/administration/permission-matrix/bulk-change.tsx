import { useState } from 'react'
import { Alert, Button, Form, Modal } from 'antd'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast'
import { SETS } from '../permission-sets/permission-set'
import { USERS } from '../users/user'
import { ChangeFields } from './change-fields'
import { MATRIX, type Change, type Plan } from './permission-matrix'
import { PlanView } from './plan-view'

interface BulkChangeProps {
  start: Partial<Change>
  onClose: () => void
  onDone?: () => void
}

/** Changes many people at once: what is wanted, then what it would do, then the change itself. */
export function BulkChange({ start, onClose, onDone }: BulkChangeProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Change>()
  const { plan, error, busy, preview, apply, back } = useChange(() => {
    onDone?.()
    onClose()
  })
  return (
    <Modal
      open
      width={640}
      title={t(`${MATRIX}.${plan ? 'preview_title' : 'change_title'}`)}
      onCancel={onClose}
      maskClosable={false}
      footer={[
        <Button key="cancel" onClick={plan ? back : onClose}>
          {t(plan ? `${MATRIX}.back` : 'common.cancel')}
        </Button>,
        <Button
          key="next"
          type="primary"
          loading={busy}
          disabled={plan?.changes.length === 0}
          onClick={plan ? () => void apply() : form.submit}
        >
          {t(`${MATRIX}.${plan ? 'apply' : 'preview'}`)}
        </Button>,
      ]}
    >
      {error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={messageOf(error, t('kit.try_again'))}
          description={Object.values(error.errors ?? {})
            .flat()
            .join(' ')}
          style={{ marginBlockEnd: 12 }}
        />
      ) : null}
      <Form
        form={form}
        layout="vertical"
        hidden={plan !== null}
        initialValues={start}
        validateMessages={{ required: t('kit.required') }}
        onFinish={(values) => void preview(values)}
      >
        <ChangeFields />
      </Form>
      {plan ? <PlanView plan={plan} /> : null}
    </Modal>
  )
}

/** What was left empty changes nothing. */
const statedIn = (values: Change): Change =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => (Array.isArray(value) ? value.length : value))
  ) as Change

/** Asks what a change would do, and carries out exactly that. */
function useChange(onApplied: () => void) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const [change, setChange] = useState<Change | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [error, setError] = useState<HttpError | null>(null)
  const [busy, setBusy] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const ask = async (wanted: Change) => {
    setChange(wanted)
    setPlan((await http.post<Plan>('/api/permission-matrix/preview', wanted)).data)
  }
  const preview = (values: Change) => attempt(() => ask(statedIn(values)))
  const send = async () => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const body = { ...change, preview: plan!.preview }
    const { data } = await http.post<Plan>('/api/permission-matrix/apply', body, { headers })
    const held = data.changes.filter((one) => one.held).length
    toast({
      variant: 'success',
      title: t(`${MATRIX}.applied`, { count: data.changes.length - held }),
      description: held ? t(`${MATRIX}.applied_held`, { count: held }) : undefined,
    })
    await Promise.all(
      [MATRIX, SETS, USERS].map((resource) => invalidate({ resource, invalidates: ['all'] }))
    )
    onApplied()
  }
  const apply = () =>
    attempt(async () => {
      try {
        await send()
      } catch (failure) {
        // what was shown is so no longer: shown again as it is now
        if (failure instanceof HttpError && failure.status === 412) await ask(change!)
        throw failure
      }
    })
  return { plan, error, busy, preview, apply, back: () => setPlan(null) }
}
