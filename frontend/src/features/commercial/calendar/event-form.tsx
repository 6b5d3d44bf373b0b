import { useState } from 'react'
import { Button, Flex, Form, Radio, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import { ConfirmAction } from '../../../kit/confirm-action'
import { toast } from '../../../providers/toast'
import {
  CALENDAR,
  SCOPES,
  isStored,
  scopeOf,
  type Draft,
  type Happening,
  type Scope,
} from './calendar'
import { EventFields } from './event-fields'

interface EventFormProps {
  event: Happening | Draft
  onSaved: () => void
}

/** Makes or changes an event; of a series what the person chooses first. */
export function EventForm({ event, onSaved }: EventFormProps) {
  const { t } = useTranslation()
  const [scope, setScope] = useState<Scope>('one')
  if (!isStored(event) || !event.occurrenceOn)
    return <ScopedForm event={event} scope="all" onSaved={onSaved} />
  return (
    <>
      <Radio.Group
        aria-label={t(`${CALENDAR}.series.question`)}
        style={{ display: 'grid', gap: 4, marginBlockEnd: 16 }}
        value={scope}
        onChange={({ target }) => setScope(target.value as Scope)}
        options={SCOPES.map((value) => ({
          value,
          label: t(`${CALENDAR}.series.${value}`),
        }))}
      />
      <ScopedForm key={scope} event={event} scope={scope} onSaved={onSaved} />
    </>
  )
}

/** What deleting takes away, in words, by what of a series is meant. */
const DELETED = {
  one: 'delete_occurrence',
  following: 'delete_following',
  all: 'delete_series',
}

/** Where all days of a series are changed, its first day stands in the form. */
function valuesOf(event: Happening | Draft, scope: Scope) {
  if (!isStored(event)) return { ...event, kind: 'meeting', every: 1, reminderMinutes: 30 }
  const { firstStartsAt, firstEndsAt, attendees } = event
  return {
    ...event,
    ...(scope === 'all' && { startsAt: firstStartsAt, endsAt: firstEndsAt }),
    ...(scope === 'one' && { repeats: null }),
    attendeeIds: attendees.map(({ id }) => id),
  }
}

interface ScopedProps extends EventFormProps {
  scope: Scope
}

/** Saves or deletes what is meant of the event; refusals are shown under their fields. */
function useEventSaving({ event, scope, onSaved }: ScopedProps, form: FormInstance) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const stored = isStored(event) ? event : null
  const part = scopeOf(scope, stored?.occurrenceOn)
  const text = (name: string) => t(`${CALENDAR}.${name}`)
  const fail = useFailure(form)
  const save = async (values: object) => {
    setBusy(true)
    const body = { ...values, ...part }
    try {
      if (stored)
        await http.patch(`/api/calendar/${stored.id}`, body, { headers: ifMatch(stored.version) })
      else
        await http.post('/api/calendar', body, {
          headers: { 'Idempotency-Key': newIdempotencyKey() },
        })
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
      await http.delete(`/api/calendar/${stored!.id}`, {
        params: part,
        headers: ifMatch(stored!.version),
      })
      toast({ variant: 'success', title: text('deleted') })
      onSaved()
    } catch (error) {
      fail(error)
      throw error
    }
  }
  return { busy, save, remove }
}

function useFailure(form: FormInstance) {
  const { t } = useTranslation()
  return (error: unknown) => {
    const fields = error instanceof HttpError ? (error.errors ?? {}) : {}
    form.setFields(Object.entries(fields).map(([name, errors]) => ({ name, errors })))
    toast({
      variant: 'destructive',
      title: t('kit.action_failed'),
      description: Object.values(fields)[0]?.[0] ?? messageOf(error, t('kit.try_again')),
    })
  }
}

function ScopedForm({ event, scope, onSaved }: ScopedProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm()
  const { busy, save, remove } = useEventSaving({ event, scope, onSaved }, form)
  const stored = isStored(event) ? event : null
  const text = (name: string) => t(`${CALENDAR}.${name}`)
  return (
    <Form
      form={form}
      layout="vertical"
      noValidate
      validateMessages={{ required: t('kit.required') }}
      initialValues={valuesOf(event, scope)}
      onFinish={(values) => void save(values as object)}
    >
      <EventFields
        form={form}
        exceptId={stored?.id}
        mayRepeat={scope !== 'one' || !stored?.occurrenceOn}
      />
      <Flex gap="small">
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('common.save')}
        </Button>
        {stored?.can.delete ? (
          <ConfirmAction
            danger
            label={t('common.delete')}
            title={text('delete_title')}
            content={stored.repeats ? text(DELETED[scope]) : undefined}
            onConfirm={remove}
          />
        ) : null}
      </Flex>
    </Form>
  )
}
