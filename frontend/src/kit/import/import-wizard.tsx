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
  /** Files of contact cards are taken too. */
  ofPeople?: boolean
}

const STEP_KEYS = ['file', 'columns', 'check', 'done'] as const

/** File, columns, dry run, import: the steps live on the server, the address names the import. */
export function ImportWizard({ resource, back, ofPeople = false }: ImportWizardProps) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const id = params.get('import')
  const run = useImport(id)
  const { query } = run
  const show = (values: Record<string, string>) => setParams(values, { replace: true })
  const batch = query.data
  const remap = params.get('step') === 'map'
  const current = batch ? (remap && batch.can.check ? 1 : STEP[batch.status]) : 0
  return (
    <>
      <PageHeader title={t('kit.import.title')} back={back} />
      <Steps
        current={current}
        responsive
        style={{ marginBlockEnd: 24 }}
        items={STEP_KEYS.map((key) => ({ title: t(`kit.import.step.${key}`) }))}
      />
      {id === null ? (
        <UploadStep
          endpoint={resourceOf(resource).endpoint}
          ofPeople={ofPeople}
          onUploaded={(uploaded) => show({ import: String(uploaded.id) })}
        />
      ) : null}
      {query.error ? <LoadFailed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {id !== null && query.isPending ? <PageSkeleton rows={6} /> : null}
      {batch ? <BatchStep {...{ resource, back, batch, current, run, show }} /> : null}
    </>
  )
}

interface BatchStepProps extends ImportWizardProps {
  batch: ImportBatch
  current: number
  run: ReturnType<typeof useImport>
  show: (values: Record<string, string>) => void
}

/** What the present step of an uploaded table needs. */
function BatchStep({
  resource,
  back,
  batch,
  current,
  run: { step, refresh },
  show,
}: BatchStepProps) {
  const refreshLists = useRefresh(resource)
  const id = String(batch.id)
  if (current === 1) {
    return (
      <MappingForm
        batch={batch}
        busy={step.isPending}
        onCheck={(body) =>
          step.mutate({ path: 'check', body }, { onSuccess: () => show({ import: id }) })
        }
      />
    )
  }
  if (batch.status === 'checked') {
    return (
      <CheckResult
        batch={batch}
        busy={step.isPending}
        onBack={() => show({ import: id, step: 'map' })}
        onApply={() => step.mutate({ path: 'apply', body: {} })}
      />
    )
  }
  if (batch.status === 'applied') {
    return <ImportDone batch={batch} back={back} onAnother={() => show({})} />
  }
  const finish = () => {
    void refresh()
    void refreshLists()
  }
  return <Running batch={batch} onFinished={finish} />
}

function Running({ batch, onFinished }: { batch: ImportBatch; onFinished: () => void }) {
  const { t } = useTranslation()
  const { jobId, status } = batch
  return (
    <Flex vertical gap="middle">
      <Alert type="info" showIcon message={t(`kit.import.${status}`)} />
      {jobId ? (
        <JobProgress key={jobId} job={{ id: jobId }} download={false} onFinished={onFinished} />
      ) : null}
    </Flex>
  )
}
