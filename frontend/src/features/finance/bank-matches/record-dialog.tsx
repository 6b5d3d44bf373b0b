import { Button, Flex, Form, Input, Modal } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { useSend } from '../../../kit/use-send'
import { MATCHES, type BankLine } from './match'
import { ShownBankLine } from './match-line'

interface RecordDialogProps {
  line: BankLine
  onDone: () => void
  onClose: () => void
}

interface RecordValues {
  text: string
  parts: { ledgerAccountId: number; amount: string }[]
}

function useRecord(line: BankLine, onDone: () => void) {
  const { t } = useTranslation()
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const record = async (values: RecordValues) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    setBusy(true)
    await send(t(`${MATCHES}.recorded`), () =>
      http.post(`/api/bank-statement-lines/${line.id}/entries`, values, { headers })
    ).then(onDone, () => undefined)
    setBusy(false)
  }
  return { busy, record }
}

/** Posts what only the bank knew of, such as a fee with its VAT, and matches it with the line. */
export function RecordDialog({ line, onDone, onClose }: RecordDialogProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm<RecordValues>()
  const { busy, record } = useRecord(line, onDone)
  return (
    <Modal
      open
      title={t(`${MATCHES}.record_title`)}
      okText={t(`${MATCHES}.record`)}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: busy }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Flex vertical gap="middle">
        <ShownBankLine line={line} />
        <Form<RecordValues>
          form={form}
          layout="vertical"
          initialValues={{ text: line.description, parts: [{ amount: line.amount }] }}
          onFinish={(values) => void record(values)}
        >
          <Form.Item
            name="text"
            label={t(`${MATCHES}.text`)}
            rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
          >
            <Input dir="auto" maxLength={300} />
          </Form.Item>
          <Parts />
        </Form>
      </Flex>
    </Modal>
  )
}

/** Accounts with their amounts: together they are the amount of the line. */
function Parts() {
  const { t } = useTranslation()
  return (
    <Form.List name="parts">
      {(fields, { add, remove }) => (
        <Flex vertical>
          {fields.map(({ key, name }) => (
            <Part
              key={key}
              name={name}
              onRemove={fields.length > 1 ? () => remove(name) : undefined}
            />
          ))}
          <div>
            <Button icon={<PlusOutlined />} onClick={() => add()}>
              {t(`${MATCHES}.add_part`)}
            </Button>
          </div>
        </Flex>
      )}
    </Form.List>
  )
}

interface PartProps {
  name: number
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined
}

function Part({ name, onRemove }: PartProps) {
  const { t } = useTranslation()
  const required = [{ required: true, message: t('kit.required') }]
  return (
    <Flex gap="small" align="end" wrap>
      <Form.Item
        name={[name, 'ledgerAccountId']}
        label={t(`${MATCHES}.account`)}
        rules={required}
        style={{ flex: '1 1 220px', minInlineSize: 0 }}
      >
        <RecordSelect lookup="ledger-accounts/lookup" />
      </Form.Item>
      <Form.Item
        name={[name, 'amount']}
        label={t(`${MATCHES}.amount`)}
        rules={required}
        style={{ flex: '1 1 110px' }}
      >
        <DecimalInput />
      </Form.Item>
      {onRemove ? (
        <Form.Item>
          <Button
            icon={<DeleteOutlined />}
            aria-label={t(`${MATCHES}.remove_part`)}
            onClick={onRemove}
          />
        </Form.Item>
      ) : null}
    </Flex>
  )
}
