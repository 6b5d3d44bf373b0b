import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { useRefresh } from '../../../kit/show/use-record'
import { toast } from '../../../providers/toast'
import { CLIENTS, type Client } from './client'

const MAX_BYTES = 5 * 1024 * 1024

export interface ClientPicture {
  /** A new picture, null to remove the stored one, undefined to leave it. */
  choice: File | null | undefined
  choose: (choice: File | null) => void
  /** Sends the choice for a client that has just been saved; a failure is shown and loses nothing else. */
  save: (client: Client) => Promise<void>
}

/** The picture that goes with a client's form. */
export function useClientPicture(): ClientPicture {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<File | null>()
  const refresh = useRefresh(CLIENTS)
  const fail = (title: string, description: string) =>
    toast({ variant: 'destructive', title, description })

  const choose = (next: File | null) => {
    const problem = next && problemOf(next)
    if (problem) fail(t(`${CLIENTS}.picture.${problem}`), t(`${CLIENTS}.picture.hint`))
    else setChoice(next)
  }
  const save = async (client: Client) => {
    try {
      await send(client, choice)
      if (choice !== undefined) await refresh()
    } catch (error) {
      fail(t(`${CLIENTS}.picture.failed`), messageOf(error, t('kit.try_again')))
    }
  }
  return { choice, choose, save }
}

function problemOf({ type, size }: File) {
  if (!type.startsWith('image/')) return 'wrong_type'
  return size > MAX_BYTES ? 'too_large' : null
}

async function send({ id, pictureUrl }: Client, choice: File | null | undefined) {
  const path = `/api/clients/${id}/picture`
  const headers = { 'Idempotency-Key': newIdempotencyKey() }
  if (choice === null && pictureUrl) await http.delete(path, { headers })
  if (!choice) return
  const form = new FormData()
  form.append('picture', choice)
  await http.post(path, form, { headers })
}
