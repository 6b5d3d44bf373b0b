import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { ResourceShow, type ShowTab } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { OfferPanel } from './offer/offer-panel'
import { QuotationActions } from './quotation-actions'
import { QuotationDetails } from './quotation-details'
import { QuotationDocuments } from './quotation-documents'
import { QuotationMails } from './quotation-mails'
import { QuotationLines } from './quotation-lines'
import { projectNameIn, QUOTATIONS, recordPathOf, type QuotationDetail } from './quotation'
import { RevisionsPanel } from './revisions-panel'
import { ScoreBreakdownView } from './score-breakdown'
import { SnapshotsPanel } from './snapshots/snapshots-panel'
import { TrackingSheetPanel } from './tracking-sheet-panel'
import { VariationsPanel } from './variations/variations-panel'
import { WorkbookPanel } from './workbook/workbook-panel'

export default function QuotationShow() {
  const { t, i18n } = useTranslation()
  const path = recordPathOf(useParams().quotationNumber)
  const query = useRecord<QuotationDetail>(QUOTATIONS, path)
  return (
    <ResourceShow<QuotationDetail>
      resource={QUOTATIONS}
      query={query}
      back={{ to: '/quotation-documents/quotations', label: t(`${QUOTATIONS}.title`) }}
      notFound={t(`${QUOTATIONS}.not_found`)}
      titleOf={(quotation) => quotation.number}
      tags={(quotation) => (
        <>
          <StatusTag status={quotation.stage} />
          <StatusTag status={quotation.recommendationStatus} />
        </>
      )}
      subtitle={(quotation) => (
        <>
          <bdi>{projectNameIn(i18n.language, quotation)}</bdi>
          {quotation.total ? ' · ' : ''}
          <Money value={quotation.total} currency={quotation.currency} />
        </>
      )}
      actions={(quotation) => <QuotationActions quotation={quotation} />}
      tabs={(quotation) => quotationTabs(quotation, t)}
    />
  )
}

/** A job that was won may be varied; a variation names its job. */
const hasVariations = ({ stage, variationOf, variations = [] }: QuotationDetail) =>
  stage === 'won' || Boolean(variationOf) || variations.length > 0

function quotationTabs(quotation: QuotationDetail, t: (key: string) => string): ShowTab[] {
  const { scoreBreakdown, approval } = quotation
  const contents = {
    details: <QuotationDetails quotation={quotation} />,
    lines: <QuotationLines quotation={quotation} />,
    score: scoreBreakdown ? (
      <ScoreBreakdownView breakdown={scoreBreakdown} />
    ) : (
      <Empty title={t(`${QUOTATIONS}.no_score`)} />
    ),
    workbook: <WorkbookPanel quotation={quotation} />,
    documents: <QuotationDocuments quotation={quotation} />,
    ...(quotation.can.seePrices && {
      offer: <OfferPanel quotation={quotation} />,
      mails: <QuotationMails quotation={quotation} />,
    }),
    sheets: <TrackingSheetPanel quotation={quotation} />,
    revisions: <RevisionsPanel quotation={quotation} />,
    ...(hasVariations(quotation) && {
      variations: <VariationsPanel quotation={quotation} />,
    }),
    snapshots: <SnapshotsPanel quotation={quotation} />,
    approval: approval?.steps.length ? (
      <ApprovalSteps steps={approval.steps} />
    ) : (
      <Empty title={t(`${QUOTATIONS}.not_submitted`)} />
    ),
  }
  return Object.entries(contents).map(([key, children]) => ({
    key,
    label: t(`${QUOTATIONS}.show_tabs.${key}`),
    children,
  }))
}
