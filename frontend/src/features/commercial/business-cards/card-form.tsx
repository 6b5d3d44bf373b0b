import { useRef, useState } from 'react'
import { Alert, Button, Form } from 'antd'
import { CheckOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast'
import { ConfidenceTag } from './confidence-tag'
import { UnsavedGuard } from '../../../kit/form/unsaved-guard'
import { useSaveShortcut } from '../../../kit/form/use-save-shortcut'
import { CLIENTS, type Client, type Duplicate } from '../clients/client'
import { ClientInputs } from '../clients/client-fields'
import { DuplicateNotice } from '../clients/duplicate-notice'
import { useDuplicates } from '../clients/use-duplicates'
import type { BusinessCard } from './card'

function valuesOf(card: BusinessCard): Partial<Client> {
  return Object.fromEntries(
    Object.entries(card.fields ?? {}).map(([name, { value }]) => [name, value])
  )
}

/** Those found from the scan and those found while correcting, each once. */
function merged(first: Duplicate[], second: Duplicate[]): Duplicate[] {
  return [...first, ...second.filter(({ id }) => first.every((other) => other.id !== id))]
}

interface CardFormProps {
  card: BusinessCard
  onConfirmed: (client: Client) => void
}

/** Sends the corrected fields; what the server refuses is shown under its field. */
function useConfirmation(card: BusinessCard, onConfirmed: (client: Client) => void) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const [form] = Form.useForm<Partial<Client>>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const dirty = useRef(false)
  const confirm = async (values: Partial<Client>) => {
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await http.post<Client>(`/api/business-cards/${card.id}/confirm`, values, {
        headers: { ...ifMatch(card.version), 'Idempotency-Key': newIdempotencyKey() },
      })
      dirty.current = false
      toast({ variant: 'success', title: t('commercial.business_cards.confirmed') })
      void invalidate({ resource: CLIENTS, invalidates: ['list'] })
      onConfirmed(data)
    } catch (error) {
      const errors = error instanceof HttpError ? (error.errors ?? {}) : {}
      form.setFields(
        Object.entries(errors).map(([name, messages]) => ({
          name: name as keyof Client,
          errors: messages,
        }))
      )
      setFailure(messageOf(error, t('kit.form.save_failed')))
    } finally {
      setBusy(false)
    }
  }
  return { form, busy, failure, dirty, confirm }
}

function FailureAlert({ message }: { message: string | null }) {
  if (!message) return null
  return (
    <Alert type="error" showIcon role="alert" message={message} style={{ marginBlockEnd: 16 }} />
  )
}

/** What was read, editable, each field with how sure the reader was. Confirming makes the client. */
export function CardForm({ card, onConfirmed }: CardFormProps) {
  const { t } = useTranslation()
  const { form, busy, failure, dirty, confirm } = useConfirmation(card, onConfirmed)
  const typed = useDuplicates(Form.useWatch([], form) as Partial<Client> | undefined)
  useSaveShortcut(() => form.submit())

  return (
    <Form
      form={form}
      layout="vertical"
      noValidate
      initialValues={valuesOf(card)}
      validateMessages={{ required: t('kit.required'), types: { email: t('kit.invalid_email') } }}
      onValuesChange={() => {
        dirty.current = true
      }}
      onFinish={(values) => void confirm(values)}
      scrollToFirstError={{ block: 'center', focus: true }}
    >
      <FailureAlert message={failure} />
      <DuplicateNotice duplicates={merged(card.duplicates ?? [], typed)} />
      <ClientInputs
        extra={(name) => {
          const read = card.fields?.[name]
          return read?.value ? <ConfidenceTag confidence={read.confidence} /> : null
        }}
      />
      <Button type="primary" htmlType="submit" icon={<CheckOutlined />} loading={busy}>
        {t('commercial.business_cards.make_client')}
      </Button>
      <UnsavedGuard isDirty={() => dirty.current} />
    </Form>
  )
}
