import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '../../../../kit/inputs/today'
import type { Entry } from '../queue/entry'
import { readReport } from '../queue/requests'
import { changeEntry } from '../queue/store'
import { useEntries, useSendQueue } from '../queue/use-queue'
import { SITE_REPORTS } from '../site-report'
import type { useEntry } from './use-entry'
import { problemsOf } from './values'

/** Hands a complete report over to the queue: from then on it is sent as soon as the portal can be reached. */
export function useHandOver(key: string, form: ReturnType<typeof useEntry>) {
  const { t } = useTranslation()
  const send = useSendQueue()
  const { sendingKey } = useEntries()
  const [isChecked, setChecked] = useState(false)
  const values = form.entry?.values
  const problems = useMemo(
    () => (values && isChecked ? problemsOf(values, today()) : {}),
    [values, isChecked]
  )
  const handOver = async (entry: Entry, more: Partial<Entry> = {}) => {
    setChecked(true)
    if (Object.keys(problemsOf(entry.values, today())).length) return
    if (!form.isKept()) form.change({})
    // what was typed last has to be on the device
    await form.settled()
    await changeEntry(key, (now) => ({ ...now, ...more, state: 'waiting', problem: null }))
    send()
  }
  const overwrite = async (entry: Entry) => {
    const { version } = await readReport(entry.reportId!)
    await handOver(entry, { version, attempt: null })
  }
  const messages = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      t(`${SITE_REPORTS}.problems.${problem}`),
    ])
  )
  return { handOver, overwrite, messages, isSending: sendingKey === key }
}
