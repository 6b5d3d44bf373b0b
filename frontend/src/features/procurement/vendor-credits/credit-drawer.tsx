import { useId, useState } from 'react'
import { Alert, Button, Drawer, Form } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { toast } from '../../../providers/toast'
import { today } from '../../../kit/inputs/today'
import { problemOf } from '../shared/line-problem'
import { HeadFields, LineFields, type CreditableLine, type Entered } from './credit-fields'
import { creditPath, VENDOR_CREDITS, type VendorCredit } from './vendor-credit'

interface CreditDrawerProps {
  kind: VendorCredit['kind']
  /** What the button and the drawer are called. */
  title: string
  lines: CreditableLine[]
  /** Whether the goods lie in a store, where some may be held. */
  ofStatus?: boolean
  currency?: string
  /** Where it is sent, with the version that was read. */
  path: string
  version: number
  bodyOf: (lines: (Entered & { id: number })[]) => Record<string, unknown>
}

/** A button that returns goods to the vendor or records the vendor's credit note. */
export function CreditButton(props: CreditDrawerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {props.title}
      </Button>
      {open ? <CreditDrawer {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const NOTHING: Entered = { quantity: '', amount: '', stockStatus: 'ok' }

function CreditDrawer({ onClose, ...props }: CreditDrawerProps & { onClose: () => void }) {
  const form = useId()
  const [entries, setEntries] = useState<Record<number, Entered>>({})
  const of = (id: number) => entries[id] ?? NOTHING
  const { problem, busy, save } = useSave(props)
  const filled = props.lines
    .map(({ id }) => ({ id, ...of(id) }))
    .filter(({ quantity, amount }) => Number(quantity) || Number(amount))
  return (
    <Drawer
      open
      onClose={onClose}
      width="min(100vw, 720px)"
      title={props.title}
      extra={<SaveButton form={form} kind={props.kind} busy={busy} disabled={!filled.length} />}
    >
      {problem ? (
        <Alert type="error" showIcon message={problem} style={{ marginBlockEnd: 12 }} />
      ) : null}
      <Form
        id={form}
        layout="vertical"
        initialValues={{ creditedOn: today() }}
        onFinish={(head: object) => void save(head, filled)}
      >
        <HeadFields kind={props.kind} />
      </Form>
      {props.lines.map((line) => (
        <LineFields
          key={line.id}
          line={line}
          {...{ kind: props.kind, ofStatus: props.ofStatus, currency: props.currency }}
          entered={of(line.id)}
          onChange={(next) => setEntries({ ...entries, [line.id]: { ...of(line.id), ...next } })}
        />
      ))}
    </Drawer>
  )
}

interface SaveButtonProps {
  form: string
  kind: VendorCredit['kind']
  busy: boolean
  disabled: boolean
}

function SaveButton({ form, kind, busy, disabled }: SaveButtonProps) {
  const { t } = useTranslation()
  return (
    <Button type="primary" htmlType="submit" form={form} loading={busy} disabled={disabled}>
      {t(`${VENDOR_CREDITS}.save.${kind}`)}
    </Button>
  )
}

/** Sends it and opens its page; what the server finds wrong is named with its line. */
function useSave({ kind, path, version, lines, bodyOf }: CreditDrawerProps) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async (head: object, filled: (Entered & { id: number })[]) => {
    setBusy(true)
    setProblem(null)
    try {
      const body = { ...head, ...bodyOf(filled) }
      const headers = { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() }
      const { data } = await http.post<VendorCredit>(path, body, { headers })
      toast({ variant: 'success', title: t(`${VENDOR_CREDITS}.saved.${kind}`) })
      void navigate(creditPath(data))
    } catch (error) {
      const sent = filled.map(({ id }) => ({ lineId: id }))
      const about = { sent, lines, language: i18n.language }
      setProblem(problemOf(error, t('kit.try_again'), about))
      setBusy(false)
    }
  }
  return { problem, busy, save }
}
