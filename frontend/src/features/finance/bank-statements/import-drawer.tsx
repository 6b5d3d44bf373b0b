import { Alert, Button, Drawer, Flex, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { FileFault } from '../../../kit/import/file-fault'
import { LayoutForm } from '../../../kit/import/layout-form'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { LoadFailed } from '../../../kit/load-failed'
import { useSend } from '../../../kit/use-send'
import { ImportPlanView } from './import-plan'
import { COLUMNS, importPath, STATEMENTS, type BankImport } from './statement'

interface ImportDrawerProps {
  id: number
  onChanged: () => void
  onClose: () => void
}

/** A file of the bank from its upload to its import: what is wrong, what is new, what is there already. */
export function ImportDrawer({ id, onChanged, onClose }: ImportDrawerProps) {
  const { t } = useTranslation()
  const query = useQuery<BankImport>({ queryKey: [importPath(id)], staleTime: 0 })
  const changed = () => {
    void query.refetch()
    onChanged()
  }
  return (
    <Drawer
      open
      width={820}
      title={query.data ? <bdi>{query.data.fileName}</bdi> : t(`${STATEMENTS}.file`)}
      onClose={onClose}
    >
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <ImportSteps batch={query.data} onChanged={changed} onClose={onClose} />
      ) : (
        <Skeleton active title={false} />
      )}
    </Drawer>
  )
}

interface StepProps {
  batch: BankImport
  onChanged: () => void
  onClose: () => void
}

function ImportSteps({ batch, onChanged, onClose }: StepProps) {
  const { t } = useTranslation()
  const { status, fault, plan, jobId, can } = batch
  const isRunning = status === 'reading' || status === 'importing'
  return (
    <Flex vertical gap="middle">
      {isRunning && jobId ? (
        <JobProgress key={jobId} job={{ id: jobId }} download={false} onFinished={onChanged} />
      ) : null}
      {status === 'imported' ? (
        <Alert type="success" showIcon role="status" message={t(`${STATEMENTS}.imported`)} />
      ) : null}
      {fault ? <FileFault fault={fault} /> : null}
      {plan && !fault ? <ImportPlanView plan={plan} currency={batch.currency} /> : null}
      {can.layout && batch.head ? (
        <LayoutForm
          table={batch}
          url={`${importPath(batch.id)}/layout`}
          columns={COLUMNS}
          texts={STATEMENTS}
          onNamed={onChanged}
        />
      ) : null}
      <Flex gap="small" wrap>
        {can.confirm ? <ConfirmButton batch={batch} onChanged={onChanged} /> : null}
        {can.delete ? <DiscardButton batch={batch} onDone={onChanged} onClose={onClose} /> : null}
      </Flex>
    </Flex>
  )
}

function ConfirmButton({ batch, onChanged }: Omit<StepProps, 'onClose'>) {
  const { t } = useTranslation()
  const send = useSend()
  const confirm = async () => {
    const headers = { ...ifMatch(batch.version), 'Idempotency-Key': newIdempotencyKey() }
    try {
      await send(t(`${STATEMENTS}.confirmed`), () =>
        http.post(`${importPath(batch.id)}/confirm`, {}, { headers })
      )
    } finally {
      onChanged()
    }
  }
  return (
    <Button type="primary" onClick={() => void confirm().catch(() => undefined)}>
      {t(`${STATEMENTS}.confirm`, { count: batch.plan?.newLines ?? 0 })}
    </Button>
  )
}

interface DiscardProps {
  batch: BankImport
  onDone: () => void
  onClose: () => void
}

function DiscardButton({ batch, onDone, onClose }: DiscardProps) {
  const { t } = useTranslation()
  const send = useSend()
  return (
    <ConfirmAction
      danger
      label={t(`${STATEMENTS}.discard`)}
      title={t(`${STATEMENTS}.discard_title`, { name: batch.fileName })}
      content={t(`${STATEMENTS}.discard_text`)}
      confirmLabel={t(`${STATEMENTS}.discard`)}
      onConfirm={async () => {
        await send(t(`${STATEMENTS}.discarded`), () =>
          http.delete(importPath(batch.id), { headers: ifMatch(batch.version) })
        )
        onClose()
        onDone()
      }}
    />
  )
}
