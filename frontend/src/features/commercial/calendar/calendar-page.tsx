import { useRef, useState } from 'react'
import type { CalendarRef } from '@fullcalendar/react'
import { Button, Flex, Typography } from 'antd'
import { CalendarOutlined, LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { Segments } from '../../../kit/segments'
import { useAddressParams } from '../../../kit/use-address-params'
import { useLiveEvent } from '../../../providers/live'
import {
  CALENDAR,
  VIEWS,
  viewOf,
  type CalendarRange,
  type Draft,
  type Happening,
  type View,
} from './calendar'
import { EventDrawer } from './event-drawer'
import { FeedButton } from './feed-button'
import { ImportButton } from './import-button'
import { TeamCalendar, type Shown } from './team-calendar'

const HOUR_MS = 3_600_000

/** The team's appointments, with the days of quotations, deliveries and invoices between them. */
export default function CalendarPage() {
  const [params, change] = useAddressParams()
  const view = viewOf(params.get('view'))
  const ref = useRef<CalendarRef>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [open, setOpen] = useState<Happening | Draft | null>(null)
  const query = useRange(shown)
  const api = () => ref.current?.getApi()
  const show = (next: View) => {
    api()?.changeView(VIEWS[next])
    change(withView(next), { replace: true })
  }
  const turned = (next: Shown) => {
    setShown(next)
    change(withDay(next.on), { replace: true })
  }
  const close = () => setOpen(null)
  const refresh = () => void query.refetch()
  const saved = () => {
    close()
    refresh()
  }
  return (
    <>
      <CalendarHeader onCreate={() => setOpen(nextHour())} onImported={refresh} />
      <CalendarBar title={shown?.title} api={api} view={view} onView={show} />
      {query.error ? <LoadFailed error={query.error} onRetry={refresh} /> : null}
      <TeamCalendar
        ref={ref}
        range={query.data}
        view={view}
        on={params.get('on') ?? undefined}
        onShown={turned}
        onOpen={setOpen}
        onChanged={refresh}
      />
      {open ? <EventDrawer event={open} onClose={close} onSaved={saved} /> : null}
    </>
  )
}

const withView = (view: View) => (params: URLSearchParams) => {
  params.set('view', view)
  return params
}

const withDay = (on: string) => (params: URLSearchParams) => {
  params.set('on', on)
  return params
}

interface CalendarHeaderProps {
  onCreate: () => void
  onImported: () => void
}

function CalendarHeader({ onCreate, onImported }: CalendarHeaderProps) {
  const { t } = useTranslation()
  return (
    <PageHeader
      title={t(`${CALENDAR}.title`)}
      actions={
        <>
          <ImportButton onImported={onImported} />
          <FeedButton />
          <Button type="primary" icon={<PlusOutlined />} onClick={onCreate}>
            {t(`${CALENDAR}.create`)}
          </Button>
        </>
      }
    />
  )
}

/** A new event starts at the next full hour. */
function nextHour(): Draft {
  const start = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + HOUR_MS).toISOString(),
    allDay: false,
  }
}

/** What lies in the days on screen, again as soon as anyone changes it. */
function useRange(shown: Shown | null) {
  const query = useQuery<CalendarRange>({
    queryKey: [`/api/calendar?from=${shown?.from}&to=${shown?.to}`],
    enabled: shown !== null,
    staleTime: 0,
    placeholderData: (before) => before,
  })
  useLiveEvent('record', ({ resource }) => {
    if (resource === 'calendar') void query.refetch()
  })
  return query
}

interface StepsProps {
  title: string | undefined
  api: () => ReturnType<CalendarRef['getApi']> | undefined
}

interface CalendarBarProps extends StepsProps {
  view: View
  onView: (view: View) => void
}

/** The way to other days and to another view of them. */
function CalendarBar({ title, api, view, onView }: CalendarBarProps) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${CALENDAR}.${name}`)
  return (
    <Flex wrap gap="small" align="center" justify="space-between" style={{ marginBlockEnd: 12 }}>
      <Steps title={title} api={api} />
      <Segments<View>
        aria-label={text('view')}
        value={view}
        options={(Object.keys(VIEWS) as View[]).map((value) => ({
          value,
          label: text(`views.${value}`),
        }))}
        onChange={onView}
      />
    </Flex>
  )
}

function Steps({ title, api }: StepsProps) {
  const { t, i18n } = useTranslation()
  const text = (name: string) => t(`${CALENDAR}.${name}`)
  const isRtl = i18n.dir() === 'rtl'
  return (
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
        <bdi>{title}</bdi>
      </Typography.Text>
    </Flex>
  )
}
