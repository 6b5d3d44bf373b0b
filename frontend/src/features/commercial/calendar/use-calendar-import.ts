import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpError, messageOf } from '../../../api/http-error'
import { uploadFile } from '../../../api/upload'
import { MOST_BYTES, type CalendarImport, type ImportChoice } from './calendar-import'

/** The steps of one import: a file is looked at, and then imported as it was chosen. */
export function useCalendarImport(onImported: () => void) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  const [found, setFound] = useState<CalendarImport | null>(null)
  const [done, setDone] = useState<CalendarImport | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setProblem(null)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setProblem(problemOf(error, t('kit.files.failed')))
    }
    setBusy(false)
  }
  const check = async (chosen: File) => {
    if (chosen.size > MOST_BYTES) return setProblem(t('kit.files.too_large'))
    await run(async () => {
      setFound(await send('/api/calendar/import-checks', chosen))
      setFile(chosen)
    })
  }
  const apply = (choice: ImportChoice) =>
    run(async () => {
      setDone(await send('/api/calendar/imports', file!, choice))
      onImported()
    })
  const restart = () => {
    setFile(null)
    setFound(null)
    setDone(null)
    setProblem(null)
  }
  return { found, done, problem, busy, check, apply, restart }
}

function send(path: string, file: File, choice?: ImportChoice): Promise<CalendarImport> {
  const form = new FormData()
  if (choice) {
    form.append('kind', choice.kind)
    form.append('isPrivate', String(choice.isPrivate))
  }
  form.append('file', file)
  return uploadFile<CalendarImport>(path, form)
}

/** Why a file is not read stands with its field. */
function problemOf(error: unknown, fallback: string): string {
  const ofFile = error instanceof HttpError ? error.errors?.file?.[0] : undefined
  return ofFile ?? messageOf(error, fallback)
}
