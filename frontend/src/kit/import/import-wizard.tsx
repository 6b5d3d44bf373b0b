import { Alert, Flex, Steps } from 'antd'
import { useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { JobProgress } from '../jobs/job-progress'
import { LoadFailed } from '../load-failed'
import { PageHeader } from '../page-header'
import { PageSkeleton } from '../page-skeleton'
import { resourceOf } from '../define-resource'
import { useRefresh } from '../show/use-record'
import { CheckResult } from './check-result'
import type { ImportBatch } from './import-batch'
import { ImportDone } from './import-done'
import { MappingForm } from './mapping-form'
import { UploadStep } from './upload-step'
import { useImport } from './use-import'

const STEP: Record<ImportBatch['status'], number> = {
  uploaded: 1,
  checking: 2,
  checked: 2,
  applying: 3,
  applied: 3,
}

interface ImportWizardProps {
  /** Resource name, for example `commercial.clients`. */
  resource: string
  back: { to: string; label: string }
}

/** File, columns, dry run, import: the steps live on the server, the address names the import. */
export function ImportWizard({ resource, back }: ImportWizardProps) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const id = params.get('import')
  const { query, step, refresh } = useImport(id)
  const refreshLists = useRefresh(resource)
  const batch = query.data
  const remap = params.get('step') === 'map'
  const current = batch ? (remap && batch.can.check ? 1 : STEP[batch.status]) : 0
  const show = (values: Record<string, string>) => setParams(values, { replace: true })
  const titles = ['file', 'columns', 'check', 'done'] as const
  return (
    <>
      <PageHeader title={t('kit.import.title')} back={back} />
      <Steps
        current={current}
        responsive
        style={{ marginBlockEnd: 24 }}
        items={titles.map((key) => ({ title: t(`kit.import.step.${key}`) }))}
      />
      {id === null ? (
        <UploadStep
          endpoint={resourceOf(resource).endpoint}
          onUploaded={(uploaded) => show({ import: String(uploaded.id) })}
        />
      ) : null}
      {query.error ? <LoadFailed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {id !== null && query.isPending ? <PageSkeleton rows={6} /> : null}
      {batch && current === 1 ? (
        <MappingForm
          batch={batch}
          busy={step.isPending}
          onCheck={(body) =>
            step.mutate({ path: 'check', body }, { onSuccess: () => show({ import: id! }) })
          }
        />
      ) : null}
      {batch && (batch.status === 'checking' || batch.status === 'applying') && current > 1 ? (
        <Flex vertical gap="middle">
          <Alert type="info" showIcon message={t(`kit.import.${batch.status}`)} />
          {batch.jobId ? (
            <JobProgress
              key={batch.jobId}
              job={{ id: batch.jobId }}
              download={false}
              onFinished={() => {
                void refresh()
                void refreshLists()
              }}
            />
          ) : null}
        </Flex>
      ) : null}
      {batch?.status === 'checked' && current === 2 ? (
        <CheckResult
          batch={batch}
          busy={step.isPending}
          onBack={() => show({ import: id!, step: 'map' })}
          onApply={() => step.mutate({ path: 'apply', body: {} })}
        />
      ) : null}
      {batch?.status === 'applied' ? (
        <ImportDone batch={batch} back={back} onAnother={() => show({})} />
      ) : null}
    </>
  )
}
