import type { ComponentType } from 'react'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { CalendarFields } from '../settings/calendar-fields'
import { BankFields, CompanyFields } from '../settings/company-fields'
import { MailFields } from '../settings/mail-fields'
import { VatPeriodFields } from '../settings/rule-fields'
import { SETTINGS, type Settings } from '../settings/settings'

/** The steps that are a part of the settings, with their fields. */
export const FIELDS_OF: Partial<Record<string, ComponentType<{ settings: Settings }>>> = {
  company: CompanyFields,
  bank: BankFields,
  calendar: CalendarFields,
  tax: TaxFields,
  mail: MailFields,
}

export const isOfSettings = (step: string) => step in FIELDS_OF

function TaxFields() {
  return (
    <FieldGrid>
      <Field resource={SETTINGS} name="vatRate" required>
        <DecimalInput />
      </Field>
      <VatPeriodFields />
    </FieldGrid>
  )
}
