import { useState, type ReactNode } from 'react'
import { Button, Card, Flex, List } from 'antd'
import { FilePdfOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../display/date-text'
import { MixedText } from '../display/mixed-text'
import { Empty } from '../empty'
import { JobProgress } from '../jobs/job-progress'
import { useRequestedJob } from '../jobs/use-requested-job'
import { Segments } from '../segments'

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'العربية' },
]

/** Either language alone, or both side by side. */
export function usePrintChoices() {
  const { t } = useTranslation()
  return [...LANGUAGES, { value: 'both', label: t('kit.prints.both') }]
}

/** The name of what a PDF was printed in. */
export function usePrintLanguage() {
  const choices = usePrintChoices()
  return (language: string) => choices.find(({ value }) => value === language)?.label
}

interface PrintRow {
  id: number
  url: string
  title: ReactNode
  at: string
  by: string | null
  /** Beside it, such as what else it can do. */
  extra?: ReactNode
}

interface PdfPrintsProps<Print> {
  /** Takes the request for a PDF in a language, and lists those made before. */
  path: string
  rowOf: (print: Print) => PrintRow
  /** The choice to start with, where a language can be printed alone. */
  initial?: 'en' | 'ar' | 'both'
}

/** PDFs of a document: a new one in either language, and those made before. */
export function PdfPrints<Print>({ path, rowOf, initial }: PdfPrintsProps<Print>) {
  const { t, i18n } = useTranslation()
  const own = i18n.language.startsWith('ar') ? 'ar' : 'en'
  const [language, setLanguage] = useState<string>(initial ?? own)
  const choices = usePrintChoices()
  const prints = useQuery<Print[]>({ queryKey: [path], staleTime: 0 })
  const { request, job } = useRequestedJob(path, 'kit.prints.failed')
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small" align="center">
        <Segments
          aria-label={t('kit.prints.language')}
          value={language}
          onChange={setLanguage}
          options={initial ? choices : LANGUAGES}
        />
        <Button
          type="primary"
          icon={<FilePdfOutlined />}
          loading={request.isPending}
          onClick={() => request.mutate({ language })}
        >
          {t('kit.prints.print')}
        </Button>
      </Flex>
      {job ? (
        <Card size="small">
          <JobProgress key={job.id} job={job} onFinished={() => void prints.refetch()} />
        </Card>
      ) : null}
      <PrintList rows={(prints.data ?? []).map(rowOf)} />
    </Flex>
  )
}

/** PDFs that were made, each with its file. */
export function PrintList({ rows }: { rows: PrintRow[] }) {
  const { t } = useTranslation()
  if (rows.length === 0) return <Empty title={t('kit.prints.none')} />
  return (
    <List
      size="small"
      rowKey="id"
      dataSource={rows}
      renderItem={({ url, title, at, by, extra }) => (
        <List.Item actions={extra ? [extra] : undefined}>
          <List.Item.Meta
            avatar={<FilePdfOutlined aria-hidden />}
            title={
              <a href={`${url}?inline=1`} target="_blank" rel="noreferrer">
                {title}
              </a>
            }
            description={
              <>
                <InstantText value={at} /> · <MixedText>{by}</MixedText>
              </>
            }
          />
        </List.Item>
      )}
    />
  )
}
