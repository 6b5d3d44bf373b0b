import { useQuery } from '@tanstack/react-query'
import type { Schema } from '../../../api/types'

export const RESIDENCIES = 'procurement.vendor_residencies'

export type Residency = Schema<'VendorResidency'>
export type KindOption = Schema<'WithholdingKindOption'>

export const residencyPath = (vendorId: number) => `/api/vendors/${vendorId}/withholding`

/** How a vendor stands to withholding tax; nothing is asked without a vendor. */
export const useResidency = (vendorId: number | undefined) =>
  useQuery<Residency>({
    queryKey: [residencyPath(vendorId ?? 0)],
    enabled: vendorId !== undefined,
    staleTime: 0,
  })

export const useKinds = (enabled = true) =>
  useQuery<KindOption[]>({ queryKey: ['/api/withholding-kinds/lookup'], enabled })
