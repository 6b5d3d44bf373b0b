import { Card, Col, Form, Input, Row, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { CreditWarning } from '../../../kit/credit-warning'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { SuggestInput } from '../../../kit/inputs/suggest-input'
import { QuotationLinesField } from './quotation-lines-field'
import { QUOTATIONS, type QuotationDetail } from './quotation'
import { TermsField } from '../../../kit/terms/terms-field'
import { ScorePreview } from './score-preview'

interface QuotationFieldsProps {
  form: FormInstance
  quotation?: QuotationDetail
}

/** All fields of a quotation, with the score beside them while they are filled. */
export function QuotationFields({ form, quotation }: QuotationFieldsProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${QUOTATIONS}.${key}`)
  return (
    <>
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={16}>
          <Card size="small" title={text('section.project')} style={{ marginBlockEnd: 16 }}>
            <ClientCredit form={form} />
            <ProjectFields quotation={quotation} />
          </Card>
          <Card size="small" title={text('section.scoring')}>
            <ScoringFields />
          </Card>
        </Col>
        <Col xs={24} xl={8}>
          <ScorePreview form={form} />
        </Col>
      </Row>
      <Card size="small" title={text('section.lines')} style={{ marginBlock: 16 }}>
        <QuotationLinesField form={form} quotation={quotation} />
      </Card>
      <Card size="small" title={text('section.offer')} style={{ marginBlockEnd: 16 }}>
        <LetterFields />
        <OfferTerms isNew={!quotation} />
      </Card>
      <Card size="small" title={text('section.terms')} style={{ marginBlockEnd: 16 }}>
        <FieldGrid>
          <Field resource={QUOTATIONS} name="notes" wide>
            <Input.TextArea rows={3} maxLength={5000} />
          </Field>
        </FieldGrid>
      </Card>
    </>
  )
}

/** Who owes too much already is known before the offer is made. */
function ClientCredit({ form }: { form: FormInstance }) {
  const clientId = Form.useWatch('clientId', form) as number | null | undefined
  return <CreditWarning clientId={clientId} />
}

function ProjectFields({ quotation }: { quotation?: QuotationDetail }) {
  const shared = (name: string) => ({ resource: QUOTATIONS, name })
  const client = quotation?.clientId
    ? { id: quotation.clientId, label: quotation.clientName ?? '' }
    : null
  return (
    <FieldGrid>
      <NameFields />
      <Field {...shared('bdmInitials')}>
        <Input maxLength={10} />
      </Field>
      <Field {...shared('quotedOn')} required>
        <DayInput />
      </Field>
      <Field {...shared('validUntilOn')}>
        <DayInput />
      </Field>
      <Field {...shared('clientId')}>
        <RecordSelect lookup="clients/lookup" selected={client} />
      </Field>
      <Field {...shared('endUser')}>
        <Input maxLength={200} />
      </Field>
      <Field {...shared('requestedBy')}>
        <Input maxLength={200} />
      </Field>
      <Field {...shared('location')}>
        <Input maxLength={160} />
      </Field>
      <Field {...shared('currency')} required>
        <PlainSelect options={CURRENCY_OPTIONS} />
      </Field>
      <Field {...shared('productTypes')} required wide>
        <ChoiceSelect list="product-types" multiple />
      </Field>
    </FieldGrid>
  )
}

/** What the letter before the bill says, where the usual words will not do. */
function LetterFields() {
  const { t } = useTranslation()
  const hint = t(`${QUOTATIONS}.offer.letter_hint`)
  return (
    <FieldGrid>
      <Field resource={QUOTATIONS} name="clientReference">
        <Input maxLength={120} dir="auto" />
      </Field>
      <Field resource={QUOTATIONS} name="coverLetter" wide>
        <Input.TextArea rows={3} maxLength={5000} dir="auto" placeholder={hint} />
      </Field>
      <Field resource={QUOTATIONS} name="coverLetterAr" wide>
        <Input.TextArea rows={3} maxLength={5000} dir="auto" placeholder={hint} />
      </Field>
    </FieldGrid>
  )
}

/** The project's name in both languages. */
function NameFields() {
  return (
    <>
      <Field resource={QUOTATIONS} name="projectName" required>
        <Input maxLength={200} />
      </Field>
      <Field resource={QUOTATIONS} name="projectNameAr">
        <Input maxLength={200} dir="rtl" lang="ar" />
      </Field>
    </>
  )
}

/** What the automatic score is made of. */
function ScoringFields() {
  const shared = (name: string) => ({ resource: QUOTATIONS, name })
  return (
    <FieldGrid>
      <Field {...shared('requesterType')} required>
        <ChoiceSelect list="requester-types" />
      </Field>
      <Field {...shared('clientType')} required>
        <ChoiceSelect list="client-types" />
      </Field>
      <Field {...shared('contractorPreference')}>
        <ChoiceSelect list="contractor-preferences" />
      </Field>
      <Field {...shared('vendorListNomination')}>
        <ChoiceSelect list="vendor-list-nominations" />
      </Field>
      <Field {...shared('historicalSuccess')}>
        <ChoiceSelect list="historical-success" />
      </Field>
      <Field {...shared('projectType')} required>
        <ChoiceSelect list="project-types" />
      </Field>
      <Field {...shared('areaSqm')}>
        <DecimalInput />
      </Field>
      <Field {...shared('city')} required>
        <SuggestInput list="cities" maxLength={80} />
      </Field>
    </FieldGrid>
  )
}

/** What the offer says beside its prices. */
function OfferTerms({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  return (
    <TermsField
      name="terms"
      title={t(`${QUOTATIONS}.offer.terms`)}
      library="offer-terms"
      kinds="offer-term-kinds"
      isNew={isNew}
    />
  )
}
