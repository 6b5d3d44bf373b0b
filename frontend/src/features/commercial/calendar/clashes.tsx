import { useState } from 'react'
import { Alert, Button, Flex, Form, type FormInstance } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Answer } from '../../../api/types'
import { InstantText } from '../../../kit/display/date-text'
import { useBranding } from '../../../providers/branding'
import { toast } from '../../../providers/toast'
import { CALENDAR, type Happening } from './calendar'

const MINUTE_MS = 60_000
const LEAST_MINUTES = 5
const MOST_MINUTES = 480

interface ClashesProps {
  form: FormInstance
  exceptId?: number
}

const peopleOf = (ids: number[]) => ids.map((id) => `&people[]=${id}`).join('')

/** Moves the appointment to the next time at which everyone invited is free. */
function useFreeSlot(form: FormInstance) {
  const { t } = useTranslation()
  const [seeking, setSeeking] = useState(false)
  const seek = async (startsAt: string, endsAt: string, people: number[]) => {
    setSeeking(true)
    const length = (new Date(endsAt).getTime() - new Date(startsAt).getTime()) / MINUTE_MS
    const minutes = Math.min(MOST_MINUTES, Math.max(LEAST_MINUTES, Math.round(length)))
    try {
      const { data: slot } = await http.get<Answer<'calendar_planning.free_slot'>>(
        `/api/calendar/free-slot?after=${startsAt}&minutes=${minutes}${peopleOf(people)}`
      )
      if (slot.startsAt) form.setFieldsValue(slot)
      else toast({ variant: 'warning', title: t(`${CALENDAR}.nothing_free`) })
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
    } finally {
      setSeeking(false)
    }
  }
  return { seeking, seek }
}

/** Says who has no time then, and finds the next time that all of them have. */
export function Clashes({ form, exceptId }: ClashesProps) {
  const { t } = useTranslation()
  const startsAt = Form.useWatch('startsAt', form) as string | undefined
  const endsAt = Form.useWatch('endsAt', form) as string | undefined
  const people = (Form.useWatch('attendeeIds', form) as number[] | undefined) ?? []
  const { seeking, seek } = useFreeSlot(form)
  const sensible = !!startsAt && !!endsAt && endsAt > startsAt
  const except = exceptId ? `&exceptId=${exceptId}` : ''
  const { data = [] } = useQuery<Happening[]>({
    queryKey: [`/api/calendar/clashes?from=${startsAt}&to=${endsAt}${peopleOf(people)}${except}`],
    enabled: sensible,
    staleTime: 0,
  })
  return (
    <Flex vertical gap="small" style={{ marginBlockEnd: 16 }}>
      {data.length ? <ClashList events={data} /> : null}
      <Button
        loading={seeking}
        disabled={!sensible}
        onClick={() => void seek(startsAt!, endsAt!, people)}
      >
        {t(`${CALENDAR}.next_free`)}
      </Button>
    </Flex>
  )
}

function ClashList({ events }: { events: Happening[] }) {
  const { t } = useTranslation()
  const { timeZone } = useBranding()
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      message={t(`${CALENDAR}.clash`)}
      description={events.map((one) => (
        <div key={one.key}>
          <bdi>{one.title ?? t(`${CALENDAR}.busy`)}</bdi> ·{' '}
          <InstantText value={one.startsAt} timeZone={timeZone} />
        </div>
      ))}
    />
  )
}
