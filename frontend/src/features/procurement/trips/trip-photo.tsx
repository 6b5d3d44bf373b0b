import { useRef, useState } from 'react'
import { Button } from 'antd'
import { CameraOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { TRIPS, type Trip } from './trip'

interface TripPhotoProps {
  trip: Trip
  action: ReturnType<typeof useRecordAction>
}

/** A picture of the goods: on a phone the camera opens. */
export function TripPhoto({ trip, action }: TripPhotoProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const send = async (file: File) => {
    setBusy(true)
    const form = new FormData()
    form.append('file', file)
    try {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      await http.post(`/api/trips/${trip.id}/photo`, form, { headers })
      toast({ variant: 'success', title: t(`${TRIPS}.photo_done`) })
      await action.refresh()
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t(`${TRIPS}.photo`)}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void send(file)
          target.value = ''
        }}
      />
      <Button icon={<CameraOutlined />} loading={busy} onClick={() => input.current?.click()}>
        {t(`${TRIPS}.photo`)}
      </Button>
    </>
  )
}
