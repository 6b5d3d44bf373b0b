import { useState } from 'react'
import { Button, Drawer, Flex, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import { ConfirmAction } from '../../../kit/confirm-action'
import { toast } from '../../../providers/toast'
import { CALENDAR, type Happening } from './calendar'
import { EventFacts } from './event-facts'
import { EventFields } from './event-fields'

export interface Draft {
  startsAt: string
  endsAt: string
  allDay: boolean
}

interface EventDrawerProps {
  event: Happening | Draft
  onClose: () => void
  onSaved: () => void
}

const isStored = (event: Happening | Draft): event is Happening => 'id' in event

/** Makes an event, shows one, or changes one's own. */
export function EventDrawer({ event, onClose, onSaved }: EventDrawerProps) {
  const { t } = useTranslation()
  const stored = isStored(event) ? event : null
  const readOnly = stored !== null && !stored.can.update
  return (
    <Drawer
      open
      onClose={onClose}
      width="min(100vw, 480px)"
      title={stored ? (stored.title ?? t(`${CALENDAR}.busy`)) : t(`${CALENDAR}.create`)}
    >
      {readOnly ? (
        <EventFacts event={stored} />
      ) : (
        <EventForm event={event} stored={stored} onSaved={onSaved} />
      )}
    </Drawer>
  )
}

interface EventFormProps {
  event: Happening | Draft
  stored: Happening | null
  onSaved: () => void
}

/** A series is changed as a whole, so its first day stands in the form. */
function valuesOf(event: Happening | Draft) {
  if (!isStored(event)) return { ...event, kind: 'meeting', every: 1, reminderMinutes: 30 }
  const { firstStartsAt, firstEndsAt, attendees } = event
  return {
    ...event,
    startsAt: firstStartsAt,
    endsAt: firstEndsAt,
    attendeeIds: attendees.map(({ id }) => id),
  }
}

function EventForm({ event, stored, onSaved }: EventFormProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm()
  const [busy, setBusy] = useState(false)
  const text = (name: string) => t(`${CALENDAR}.${name}`)
  const fail = (error: unknown) => {
    const fields = error instanceof HttpError ? (error.errors ?? {}) : {}
    form.setFields(Object.entries(fields).map(([name, errors]) => ({ name, errors })))
    toast({
      variant: 'destructive',
      title: t('kit.action_failed'),
      description: Object.values(fields)[0]?.[0] ?? messageOf(error, t('kit.try_again')),
    })
  }
  const save = async (values: object) => {
    setBusy(true)
    const body = { ...values }
    try {
      if (stored) await http.patch(`/api/calendar/${stored.id}`, body, { headers: ifMatch(stored.version) }) // prettier-ignore
      else await http.post('/api/calendar', body, { headers: { 'Idempotency-Key': newIdempotencyKey() } }) // prettier-ignore
      toast({ variant: 'success', title: text('saved') })
      onSaved()
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }
  const remove = async () => {
    try {
      await http.delete(`/api/calendar/${stored!.id}`, { headers: ifMatch(stored!.version) })
      toast({ variant: 'success', title: text('deleted') })
      onSaved()
    } catch (error) {
      fail(error)
      throw error
    }
  }
  return (
    <Form
      form={form}
      layout="vertical"
      noValidate
      validateMessages={{ required: t('kit.required') }}
      initialValues={valuesOf(event)}
      onFinish={(values) => void save(values as object)}
    >
      <EventFields form={form} exceptId={stored?.id} />
      <Flex gap="small">
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('common.save')}
        </Button>
        {stored?.can.delete ? (
          <ConfirmAction
            danger
            label={t('common.delete')}
            title={text('delete_title')}
            content={stored.repeats ? text('delete_series') : undefined}
            onConfirm={remove}
          />
        ) : null}
      </Flex>
    </Form>
  )
}
