import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Body } from '../../../api/types'
import { useAbility } from '../../../providers/access'
import { toast } from '../../../providers/toast'
import { ResourceForm } from '../../../kit/form/resource-form'
import { BANK_FIELDS, VENDORS, vendorPath, type Vendor } from './vendor'
import { VendorFields } from './vendor-fields'

type Rating = Partial<Body<'vendor_ratings.store'>>
type Values = Partial<Vendor> & { rating?: Rating }

/** Create and edit share everything but the record. A rating on the form is sent after the save. */
export function VendorForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayBank = useAbility('vendors.bank')
  const rating = useRef<Rating | undefined>(undefined)
  const rate = useRate()
  const toBody = (values: object): object => {
    const { rating: given, ...body } = values as Values
    rating.current = given
    // Hidden bank details must not be overwritten by the mask that was shown.
    if (!mayBank) for (const field of BANK_FIELDS) delete body[field]
    return body
  }
  const saved = async (vendor: Vendor) => {
    if (rating.current?.quality) await rate(vendor.id, rating.current)
    void navigate(vendorPath(vendor))
  }
  return (
    <ResourceForm<Vendor>
      resource={VENDORS}
      id={id}
      title={t(id === undefined ? 'procurement.vendors.create' : 'procurement.vendors.edit')}
      back={
        id === undefined
          ? { to: '/procurement/vendors', label: t('procurement.vendors.title') }
          : { to: vendorPath({ id }), label: t('procurement.vendors.singular') }
      }
      initialValues={{ type: 'domestic', purchasingCurrency: 'SAR', documentLanguage: 'both' }}
      toBody={toBody}
      onSaved={(vendor) => void saved(vendor)}
    >
      {(_form, vendor) => <VendorFields vendor={vendor} />}
    </ResourceForm>
  )
}

/** Sends a rating; when it fails, the vendor stays saved and the failure is shown. */
function useRate() {
  const { t } = useTranslation()
  return async (vendorId: number, given: Rating) => {
    try {
      await http.post(`/api/vendors/${vendorId}/ratings`, given, {
        headers: { 'Idempotency-Key': newIdempotencyKey() },
      })
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('procurement.vendors.rating_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
    }
  }
}
