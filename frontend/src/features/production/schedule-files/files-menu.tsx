import { useState } from 'react'
import { Button, Dropdown, Modal } from 'antd'
import { SwapOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Job } from '../../../api/types'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { toast } from '../../../providers/toast'
import { CopyDialog } from './copy-dialog'
import { ImportDialog } from './import-dialog'
import { filesPath, SCHEDULE_FILES, SCHEDULE_FORMATS, type ScheduleFormat } from './schedule-files'

type Opened = 'import' | 'copy' | null

interface FilesMenuProps {
  projectId: number
  /** Whether the viewer may change the schedule. */
  canImport: boolean
  /** Runs when a file has become the schedule. */
  onImported: () => void
  /** The version of a schedule without tasks, into which a plan can be copied. */
  emptyVersion?: number
}

/** Import and export of a schedule in the formats of other programs. */
export function FilesMenu(props: FilesMenuProps) {
  const { projectId, canImport, emptyVersion } = props
  const { t } = useTranslation()
  const [open, setOpen] = useState<Opened>(null)
  const { order, job, close } = useScheduleExport(projectId)
  const items = useItems(canImport, emptyVersion !== undefined)
  return (
    <>
      <Dropdown
        autoFocus
        trigger={['click']}
        menu={{
          items,
          onClick: ({ key }) => {
            if (key === 'import' || key === 'copy') setOpen(key)
            else order.mutate(key as ScheduleFormat)
          },
        }}
      >
        <Button icon={<SwapOutlined />} loading={order.isPending}>
          {t(`${SCHEDULE_FILES}.menu`)}
        </Button>
      </Dropdown>
      <Modal
        open={job !== null}
        title={t(`${SCHEDULE_FILES}.export_title`)}
        footer={null}
        onCancel={close}
      >
        {job ? <JobProgress job={job} /> : null}
      </Modal>
      <Dialogs {...props} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

interface DialogsProps extends FilesMenuProps {
  open: Opened
  onClose: () => void
}

function Dialogs({ open, projectId, emptyVersion, onImported, onClose }: DialogsProps) {
  const onCopied = () => {
    onClose()
    onImported()
  }
  if (open === 'import') return <ImportDialog {...{ projectId, onClose, onImported }} />
  return open === 'copy' && emptyVersion !== undefined ? (
    <CopyDialog {...{ projectId, onClose, onCopied }} version={emptyVersion} />
  ) : null
}

function useItems(canImport: boolean, canCopy: boolean) {
  const { t } = useTranslation()
  const exports = SCHEDULE_FORMATS.map((key) => ({
    key,
    label: t(`${SCHEDULE_FILES}.export_as.${key}`),
  }))
  const imports = { key: 'import', label: t(`${SCHEDULE_FILES}.import`) }
  const copies = { key: 'copy', label: t(`${SCHEDULE_FILES}.copy.menu`) }
  const brought = canCopy ? [imports, copies] : [imports]
  return canImport ? [...brought, { type: 'divider' as const }, ...exports] : exports
}

function useScheduleExport(projectId: number) {
  const { t } = useTranslation()
  const [job, setJob] = useState<Job | null>(null)
  const order = useMutation({
    mutationFn: async (format: ScheduleFormat) => {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      return (await http.post<Job>(`${filesPath(projectId)}/exports`, { format }, { headers })).data
    },
    onSuccess: setJob,
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t('kit.table.export_failed'),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  return { order, job, close: () => setJob(null) }
}
