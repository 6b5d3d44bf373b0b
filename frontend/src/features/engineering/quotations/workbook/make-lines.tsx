import { useState } from 'react'
import { Button, Flex, Radio } from 'antd'
import { ImportOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { Job } from '../../../../api/types'
import { JobProgress } from '../../../../kit/jobs/job-progress'
import { ActionConflict } from '../../../../kit/show/action-conflict'
import { useRecordAction } from '../../../../kit/show/use-record-action'
import { QUOTATIONS, type QuotationDetail } from '../quotation'
import { isComplete, WORKBOOK, type Mapping } from './workbook'

interface MakeLinesProps {
  quotation: QuotationDetail
  mappings: Mapping[]
  onImported: () => void
}

const MODES = ['replace', 'append', 'match'] as const
type Mode = (typeof MODES)[number]

/** Lines that are there are kept with their prices unless someone wants it otherwise. */
const firstMode = ({ lines }: QuotationDetail): Mode => (lines.length ? 'match' : 'replace')

/** Makes lines of the sheets that were chosen. */
export function MakeLines({ quotation, mappings, onImported }: MakeLinesProps) {
  const { t } = useTranslation()
  const action = useRecordAction(QUOTATIONS)
  const [mode, setMode] = useState<Mode>(() => firstMode(quotation))
  const [job, setJob] = useState<Job | null>(null)
  const [isAsking, setAsking] = useState(false)
  const chosen = mappings.filter(({ isMapped }) => isMapped)
  const make = async () => {
    setAsking(true)
    const sheets = chosen.map(({ position, header, columns }) => ({ position, header, columns }))
    const body = { mode: quotation.lines.length ? mode : 'replace', sheets }
    const asked = action.run<Job>(quotation, { path: 'workbook/lines', body })
    const made = await asked.catch(() => null)
    if (made) setJob(made)
    setAsking(false)
  }
  const finished = () => {
    void action.refresh()
    onImported()
  }
  return (
    <Flex vertical gap="small" align="start">
      {quotation.lines.length > 0 ? <ModeChoice mode={mode} onMode={setMode} /> : null}
      <Button
        type="primary"
        icon={<ImportOutlined />}
        loading={isAsking}
        disabled={!chosen.length || !chosen.every(isComplete)}
        onClick={() => void make()}
      >
        {t(`${WORKBOOK}.make_lines`)}
      </Button>
      {job ? <JobProgress key={job.id} job={job} download={false} onFinished={finished} /> : null}
      <ActionConflict action={action} />
    </Flex>
  )
}

function ModeChoice({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  const { t } = useTranslation()
  return (
    <Radio.Group
      value={mode}
      onChange={({ target }) => onMode(target.value as Mode)}
      style={{ display: 'flex', flexDirection: 'column', gap: 8 }}
      options={MODES.map((value) => ({ value, label: t(`${WORKBOOK}.mode.${value}`) }))}
    />
  )
}
