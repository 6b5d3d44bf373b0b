import { Card, Flex, List, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../../api/types'
import { LocalName } from '../../../../kit/display/local-name'
import { Prose } from '../../../../kit/display/prose'
import { PdfPrints } from '../../../../kit/files/pdf-prints'
import { ChoiceText } from '../../../../kit/inputs/choice-select'
import { Details } from '../../../../kit/show/details'
import { QUOTATIONS, type OfferTerm, type QuotationDetail } from '../quotation'

/** The offer as PDF, and what it says beside the prices. */
export function OfferPanel({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const { id, terms, coverLetter, coverLetterAr } = quotation
  return (
    <Flex vertical gap="middle">
      <PdfPrints<Schema<'OfferFile'>>
        path={`/api/quotations/${id}/offers`}
        rowOf={({ id: fileId, url, originalFilename, uploadedAt, uploadedByName }) => ({
          ...{ id: fileId, url, at: uploadedAt, by: uploadedByName },
          title: <bdi dir="ltr">{originalFilename}</bdi>,
        })}
      />
      {coverLetter || coverLetterAr ? (
        <Details
          resource={QUOTATIONS}
          items={[
            { name: 'coverLetter', value: coverLetter, wide: true },
            { name: 'coverLetterAr', value: coverLetterAr, wide: true },
          ]}
        />
      ) : null}
      <Card size="small" title={t(`${QUOTATIONS}.offer.terms`)}>
        {terms.length ? (
          <List size="small" dataSource={terms} renderItem={(term) => <Term term={term} />} />
        ) : (
          <Typography.Text type="secondary">{t(`${QUOTATIONS}.offer.no_terms`)}</Typography.Text>
        )}
      </Card>
    </Flex>
  )
}

function Term({ term }: { term: OfferTerm }) {
  const { i18n } = useTranslation()
  const isArabic = i18n.language.startsWith('ar')
  return (
    <List.Item>
      <List.Item.Meta
        title={
          <>
            <LocalName name={term.name} nameAr={term.nameAr} /> ·{' '}
            <ChoiceText list="offer-term-kinds" value={term.kind} />
          </>
        }
        description={<Prose>{isArabic ? term.textAr : term.text}</Prose>}
      />
    </List.Item>
  )
}
