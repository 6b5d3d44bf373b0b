import { useRef, useState } from 'react'
import type { CalendarRef } from '@fullcalendar/react'
import { Button, Flex, Segmented, Typography } from 'antd'
import { CalendarOutlined, LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { useLiveEvent } from '../../../providers/live'
import { CALENDAR, type CalendarRange, type Draft, type Happening } from './calendar'
import { EventDrawer } from './event-drawer'
import { FeedButton } from './feed-button'
import { TeamCalendar, type Shown } from './team-calendar'

const VIEWS = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  agenda: 'listWeek',
}
const HOUR_MS = 3_600_000

/** The team's appointments, with the days of quotations, deliveries and invoices between them. */
export default function CalendarPage() {
  const { t, i18n } = useTranslation()
  const [params] = useSearchParams()
  const ref = useRef<CalendarRef>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [open, setOpen] = useState<Happening | Draft | null>(null)
  const query = useQuery<CalendarRange>({
    queryKey: [`/api/calendar?from=${shown?.from}&to=${shown?.to}`],
    enabled: shown !== null,
    staleTime: 0,
    placeholderData: (before) => before,
  })
  useLiveEvent('record', ({ resource }) => {
    if (resource === 'calendar') void query.refetch()
  })
  const api = () => ref.current?.getApi()
  const text = (name: string) => t(`${CALENDAR}.${name}`)
  const isRtl = i18n.dir() === 'rtl'
  return (
    <>
      <PageHeader
        title={text('title')}
        actions={
          <>
            <FeedButton />
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen(nextHour())}>
              {text('create')}
            </Button>
          </>
        }
      />
      <Flex wrap gap="small" align="center" justify="space-between" style={{ marginBlockEnd: 12 }}>
        <Flex gap="small" align="center">
          <Button
            aria-label={text('previous')}
            icon={isRtl ? <RightOutlined /> : <LeftOutlined />}
            onClick={() => api()?.prev()}
          />
          <Button icon={<CalendarOutlined />} onClick={() => api()?.today()}>
            {text('today')}
          </Button>
          <Button
            aria-label={text('next')}
            icon={isRtl ? <LeftOutlined /> : <RightOutlined />}
            onClick={() => api()?.next()}
          />
          <Typography.Text strong aria-live="polite">
            <bdi>{shown?.title}</bdi>
          </Typography.Text>
        </Flex>
        <Segmented
          aria-label={text('view')}
          defaultValue="month"
          options={Object.keys(VIEWS).map((value) => ({ value, label: text(`views.${value}`) }))}
          onChange={(view) => api()?.changeView(VIEWS[view as keyof typeof VIEWS])}
        />
      </Flex>
      {query.error ? <LoadFailed error={query.error} onRetry={() => void query.refetch()} /> : null}
      <TeamCalendar
        ref={ref}
        range={query.data}
        on={params.get('on') ?? undefined}
        onShown={setShown}
        onOpen={setOpen}
        onChanged={() => void query.refetch()}
      />
      {open ? (
        <EventDrawer
          event={open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            void query.refetch()
          }}
        />
      ) : null}
    </>
  )
}

/** A new event stands in the coming hour until somebody says otherwise. */
function nextHour(): Draft {
  const start = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + HOUR_MS).toISOString(),
    allDay: false,
  }
}
