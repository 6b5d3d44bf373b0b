import { useRef, useState } from 'react'
import { Button, type ButtonProps } from 'antd'
import { CameraOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../api/http'
import { messageOf } from '../../api/http-error'
import { toast } from '../../providers/toast'

interface PhotoButtonProps extends Pick<ButtonProps, 'size'> {
  /** Where the picture goes, as the field `file` of a form. */
  path: string
  label: string
  /** The message on success. */
  done: string
  onDone: () => unknown
}

/** Sends one picture: on a phone the camera opens, elsewhere the files. */
export function PhotoButton({ path, label, done, onDone, size }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const { busy, send } = useSendPhoto({ path, done, onDone })
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void send(file)
          target.value = ''
        }}
      />
      <Button
        size={size}
        icon={<CameraOutlined />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

function useSendPhoto({ path, done, onDone }: Pick<PhotoButtonProps, 'path' | 'done' | 'onDone'>) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const send = async (file: File) => {
    setBusy(true)
    const form = new FormData()
    form.append('file', file)
    try {
      await http.post(path, form, { headers: { 'Idempotency-Key': newIdempotencyKey() } })
      toast({ variant: 'success', title: done })
      await onDone()
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
  return { busy, send }
}
