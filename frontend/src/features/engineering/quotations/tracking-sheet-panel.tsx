import { useState } from 'react'
import { Button, Card, Flex } from 'antd'
import { FilePdfOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Job } from '../../../api/types'
import { Segments } from '../../../kit/segments'
import { toast } from '../../../providers/toast'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { useRefresh } from '../../../kit/show/use-record'
import { QUOTATIONS, type QuotationDetail } from './quotation'
import { SHEET_LANGUAGES } from './sheet-languages'
import { SheetList } from './sheet-list'

function useSheetJob(id: number, language: string) {
  const { t } = useTranslation()
  const [job, setJob] = useState<Job | null>(null)
  const generate = useMutation({
    mutationFn: async () => {
      const { data } = await http.post<Job>(
        `/api/quotations/${id}/tracking-sheets`,
        { language },
        { headers: { 'Idempotency-Key': newIdempotencyKey() } }
      )
      return data
    },
    onSuccess: setJob,
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t(`${QUOTATIONS}.sheet_failed`),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  return { job, generate }
}

/** Makes tracking sheets of a quotation as PDF and lists those made. */
export function TrackingSheetPanel({ quotation }: { quotation: QuotationDetail }) {
  const { t, i18n } = useTranslation()
  const refresh = useRefresh(QUOTATIONS)
  const [language, setLanguage] = useState(i18n.language.startsWith('ar') ? 'ar' : 'en')
  const { job, generate } = useSheetJob(quotation.id, language)
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small" align="center">
        <Segments
          aria-label={t(`${QUOTATIONS}.sheet_language`)}
          value={language}
          onChange={setLanguage}
          options={SHEET_LANGUAGES}
        />
        <Button
          type="primary"
          icon={<FilePdfOutlined />}
          loading={generate.isPending}
          onClick={() => generate.mutate()}
        >
          {t(`${QUOTATIONS}.generate_sheet`)}
        </Button>
      </Flex>
      {job ? (
        <Card size="small">
          <JobProgress job={job} onFinished={() => void refresh()} />
        </Card>
      ) : null}
      <SheetList quotation={quotation} />
    </Flex>
  )
}
