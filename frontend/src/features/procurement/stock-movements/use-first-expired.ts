import { useRef, type FocusEvent } from 'react'
import type { FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import type { Line } from '../../../kit/lines/types'
import { toast } from '../../../providers/toast'
import { withBatches, type Place } from './first-expired'

/**
 * Proposes batches, first expired first, for lines that name none: when the row is left or its batch
 * is come to, and by the button. A line that was filled once is not filled again on its own, so that
 * what a person has changed stays.
 */
export function useFirstExpired(form: FormInstance) {
  const { t } = useTranslation()
  const proposed = useRef(new Set<string>())
  const fill = async (isWanted: (line: Line) => boolean) => {
    const lines = (form.getFieldValue('lines') ?? []) as Line[]
    const filled = await withBatches(lines, form.getFieldsValue() as Place, isWanted)
    // typed meanwhile: the proposal is of lines that are no more
    if (!filled || form.getFieldValue('lines') !== lines) return
    const before = new Set(lines)
    for (const line of filled) if (!before.has(line)) proposed.current.add(line.key)
    form.setFieldValue('lines', filled)
  }
  const ask = () =>
    fill(() => true).catch((error: unknown) =>
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
    )
  /** Nothing is said when it fails: the batch is a field like others. */
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const from = event.target.closest('tr[data-index]')
    const to = event.relatedTarget instanceof Element ? event.relatedTarget : null
    const isLeft = !to || to.closest('tr[data-index]') !== from
    if (!from || !(isLeft || to.closest('[data-column="batchNo"]'))) return
    void fill(({ key }) => !proposed.current.has(key)).catch(() => undefined)
  }
  return { ask, onBlur }
}
