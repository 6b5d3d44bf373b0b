import { Alert, Button, Flex } from 'antd'
import { CopyOutlined, PlusOutlined, SaveOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import { ConflictDialog } from '../../../kit/form/conflict-dialog'
import { UnsavedGuard } from '../../../kit/form/unsaved-guard'
import { useSaveShortcut } from '../../../kit/form/use-save-shortcut'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { toast } from '../../../providers/toast'
import { totalOf, withCopied } from './draft'
import { movedWeek, TIMESHEETS, type Timesheet } from './timesheet'
import { readWeek } from './use-week'
import { useSaveWeek, type WeekDraft } from './use-save-week'
import { WeekActions } from './week-actions'
import { WeekDays } from './week-days'
import { WeekFigures } from './week-figures'
import { WeekGrid } from './week-grid'
import { openDays, rowActions } from './week-rows'

/** A week of somebody: its hours, what it lacks, and what can be done with it. */
export function WeekPanel({ timesheet }: { timesheet: Timesheet }) {
  const { employeeId, weekStart, version } = timesheet
  // what is stored replaces what was entered only once it was saved or read again
  return <Loaded key={`${employeeId}:${weekStart}:${version}`} timesheet={timesheet} />
}

function Loaded({ timesheet }: { timesheet: Timesheet }) {
  const draft = useSaveWeek(timesheet)
  const mayEdit = timesheet.can.update
  useSaveShortcut(() => {
    if (mayEdit && draft.isDirty()) void draft.save()
  })
  const reload = async () => {
    await draft.refresh()
    draft.closeConflict()
  }
  return (
    <Flex vertical gap="middle">
      <Comment timesheet={timesheet} />
      <WeekFigures timesheet={timesheet} entered={totalOf(draft.rows)} />
      <WeekHours timesheet={timesheet} draft={draft} />
      <Flex gap="small" wrap>
        {mayEdit ? <EntryButtons timesheet={timesheet} draft={draft} /> : null}
        <WeekActions timesheet={timesheet} draft={draft} />
      </Flex>
      <UnsavedGuard isDirty={draft.isDirty} />
      <ConflictDialog
        error={draft.conflict}
        onReload={() => void reload()}
        onClose={draft.closeConflict}
      />
    </Flex>
  )
}

/** What has to be corrected, or why HR opened the week again. */
function Comment({ timesheet: { comment, returnedBy, status } }: { timesheet: Timesheet }) {
  const { t } = useTranslation()
  if (!comment || status !== 'draft') return null
  return (
    <Alert
      type="warning"
      showIcon
      message={t(`${TIMESHEETS}.returned_by`, { name: returnedBy?.name ?? '–' })}
      description={<bdi>{comment}</bdi>}
    />
  )
}

interface EntryProps {
  timesheet: Timesheet
  draft: WeekDraft
}

/** The hours in the form that the screen has room for. */
function WeekHours({ timesheet, draft }: EntryProps) {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow()
  if (!timesheet.can.update && !timesheet.rows.length)
    return <Alert type="info" showIcon message={t(`${TIMESHEETS}.nothing_entered`)} />
  if (!isNarrow) return <WeekGrid timesheet={timesheet} draft={draft} />
  return (
    <div>
      <WeekDays timesheet={timesheet} draft={draft} />
    </div>
  )
}

function EntryButtons({ timesheet, draft }: EntryProps) {
  const { t } = useTranslation()
  const { insert } = rowActions(draft)
  const copy = useCopyWeek(timesheet, draft)
  return (
    <>
      <Button icon={<PlusOutlined />} onClick={() => insert(draft.rows.length - 1)}>
        {t(`${TIMESHEETS}.add_row`)}
      </Button>
      <Button icon={<CopyOutlined />} loading={copy.isPending} onClick={() => copy.mutate()}>
        {t(`${TIMESHEETS}.copy_week`)}
      </Button>
      <Button
        icon={<SaveOutlined />}
        loading={draft.busy}
        disabled={!draft.isDirty()}
        onClick={() => void draft.save()}
      >
        {t('common.save')}
      </Button>
    </>
  )
}

/** Takes over the rows and hours of the week before. */
function useCopyWeek({ weekStart, employeeId, days }: Timesheet, { rows, change }: WeekDraft) {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: () => readWeek(movedWeek(weekStart, -1), employeeId),
    networkMode: 'always',
    onSuccess: (before) => {
      if (before.rows.length) change(withCopied(rows, before, openDays(days)))
      else toast({ variant: 'default', title: t(`${TIMESHEETS}.nothing_to_copy`) })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
}
