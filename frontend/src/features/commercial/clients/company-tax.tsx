import { Flex, Form, Typography, type FormInstance } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { useAbility } from '../../../providers/access'
import type { CompanyDetail } from '../companies/company'
import { CompanyLink } from '../companies/company-link'
import { CompanyTaxData } from '../companies/company-overview'
import { CLIENTS, type Client } from './client'

interface CompanyTaxProps {
  form: FormInstance
  stored?: Pick<Client, 'company' | 'companyId'>
}

/** The tax data of the company that the client works for; its number can be entered where it has none. */
export function CompanyTax({ form, stored }: CompanyTaxProps) {
  const { t } = useTranslation()
  const typed = (Form.useWatch<string | undefined>('company', form) ?? '').trim()
  const isStored = typed !== '' && typed === stored?.company
  const company = useCompany(isStored ? (stored?.companyId ?? null) : null)
  if (!typed) return null
  return (
    <FieldGroup title={t(`${CLIENTS}.groups.tax`)}>
      {company ? (
        <Flex vertical gap="small" style={{ gridColumn: '1 / -1' }}>
          <CompanyTaxData company={company} />
          <Typography.Text>
            <CompanyLink id={company.id}>{t(`${CLIENTS}.open_company`)}</CompanyLink>
          </Typography.Text>
        </Flex>
      ) : null}
      {company?.vatNumber ? null : (
        <Field resource={CLIENTS} name="companyVatNumber" extra={t(`${CLIENTS}.company_vat_hint`)}>
          <LatinInput maxLength={20} autoComplete="off" />
        </Field>
      )}
    </FieldGroup>
  )
}

function useCompany(id: number | null) {
  const maySee = useAbility('companies.view')
  const { data } = useQuery<CompanyDetail>({
    queryKey: [`/api/companies/${id}`],
    enabled: maySee && id !== null,
  })
  return id === null ? undefined : data
}
