import { Button, Flex, Form } from 'antd'
import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { useRefresh } from '../../../kit/show/use-record'
import { useSend } from '../../../kit/use-send'
import { EVENTS, RETENTION, type ContractRetention } from './retention'

const USUAL = [
  { event: 'completion', share: '50' },
  { event: 'defects_end', share: '50' },
]

interface PlanRetentionProps {
  retention: ContractRetention
  onDone: () => void
}

/** Sets at which events which share is released, and which of them have occurred. */
export function PlanRetention({ retention, onDone }: PlanRetentionProps) {
  const { t } = useTranslation()
  const refresh = useRefresh('commercial.contracts')
  const send = useSend()
  const save = async (releases: object[]) => {
    const headers = { ...ifMatch(retention.version), 'Idempotency-Key': newIdempotencyKey() }
    const path = `/api/contracts/${retention.contractId}/retention`
    try {
      await send(t(`${RETENTION}.plan_saved`), () => http.put(path, { releases }, { headers }))
    } finally {
      onDone()
      await refresh()
    }
  }
  const known = retention.releases.map(({ event, share, dueOn, occurredOn }) => ({
    ...{ event, share, dueOn, occurredOn },
  }))
  return (
    <ConfirmAction
      icon={<EditOutlined />}
      label={t(`${RETENTION}.plan`)}
      title={t(`${RETENTION}.plan`)}
      content={t(`${RETENTION}.plan_text`)}
      confirmLabel={t('common.save')}
      fields={<Releases initial={known.length ? known : USUAL} />}
      onConfirm={(_, values) => save((values.releases ?? []) as object[])}
    />
  )
}

function Releases({ initial }: { initial: object[] }) {
  const { t } = useTranslation()
  return (
    <Form.List name="releases" initialValue={initial}>
      {(rows, { add, remove }) => (
        <Flex vertical gap="small">
          {rows.map(({ key, name }) => (
            <ReleaseRow key={key} at={name} onRemove={() => remove(name)} />
          ))}
          <Button icon={<PlusOutlined />} onClick={() => add({ event: 'fixed_day' })}>
            {t(`${RETENTION}.add`)}
          </Button>
        </Flex>
      )}
    </Form.List>
  )
}

function ReleaseRow({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t } = useTranslation()
  const rules = [{ required: true, message: t('kit.required') }]
  const item = (name: string) => ({
    name: [at, name],
    label: t(`${RETENTION}.fields.${name}`),
    style: FIELD,
  })
  const events = EVENTS.map((value) => ({ value, label: t(`${RETENTION}.event.${value}`) }))
  return (
    <Flex gap="small" wrap align="end">
      <Form.Item {...item('event')} rules={rules}>
        <PlainSelect options={events} />
      </Form.Item>
      <Form.Item {...item('share')} rules={rules}>
        <DecimalInput suffix="%" />
      </Form.Item>
      <Form.Item {...item('dueOn')}>
        <DayInput />
      </Form.Item>
      <Form.Item {...item('occurredOn')}>
        <DayInput />
      </Form.Item>
      <Button
        icon={<DeleteOutlined />}
        aria-label={t('common.delete')}
        onClick={onRemove}
        style={{ marginBlockEnd: 12 }}
      />
    </Flex>
  )
}

const FIELD = { flex: '1 1 190px', marginBlockEnd: 12 }
