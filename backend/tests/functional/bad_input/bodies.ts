import { createExportValidator } from '#administration/exports/validator'
import {
  createSavedViewValidator,
  updateSavedViewValidator,
} from '#administration/saved_views/validator'
import { createClientValidator, updateClientValidator } from '#commercial/clients/validators/client'
import { createActivityValidator } from '#commercial/clients/validators/client_activity'
import { mergeClientsValidator } from '#commercial/clients/validators/client_merge'
import {
  createLeadValidator,
  moveLeadValidator,
  updateLeadValidator,
} from '#commercial/leads/validator'
import {
  approvalValidator,
  createQuotationValidator,
  rejectionValidator,
  updateQuotationValidator,
} from '#engineering/quotations/validator'
import { scoringPreviewValidator } from '#engineering/scoring_configs/preview_validator'
import { trackingSheetValidator } from '#engineering/tracking_sheets/validator'
import {
  createUserValidator,
  passcodeValidator,
  passwordValidator,
  updateUserValidator,
} from '#identity/users/validator'
import { loginValidator, passcodeLoginValidator } from '#identity/sign_in/validator'
import { preferencesValidator } from '#identity/account/validator'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import {
  createPurchaseOrderValidator,
  updatePurchaseOrderValidator,
} from '#procurement/purchase_orders/validator'
import { createMaterialValidator, updateMaterialValidator } from '#procurement/materials/validator'
import { createMovementValidator } from '#procurement/stock_movements/validator'
import { updateLevelValidator } from '#procurement/stock_levels/validator'
import { warehouses } from '#procurement/warehouses/resource'
import { createVendorValidator, updateVendorValidator } from '#procurement/vendors/validator'
import { createVendorRatingValidator } from '#procurement/vendors/ratings/validator'

export interface KnownBody {
  validator: { toJSONSchema(): unknown }
  /** What the route takes as it is, so that only the mutated member can be wrong. */
  valid: Record<string, unknown>
}

const client = { name: 'Mutant Trading' }
const vendor = { name: 'Mutant Steel', type: 'domestic', group: 'manufacturer' }
const orderLine = { description: 'Plate', quantity: '1', unitPrice: '2.5', vatRate: '15' }
const material = { code: 'MUTANT-1', name: 'Mutant', category: 'other', unit: 'pcs' }
const quotation = {
  projectName: 'Mutant Towers',
  lines: [{ description: 'Column', quantity: '1', unitRate: '2' }],
}
const rating = {
  quality: 'excellent',
  deliveryPerformance: 'excellent',
  responsiveness: 'excellent',
  pricingCompetitiveness: 'excellent',
  reliability: 'excellent',
}
const view = { name: 'Mutant view', resource: 'clients', state: { query: '', columns: ['name'] } }
const { resource: _, ...viewChange } = view

/** Routes whose fields are known, with a body that they take. `vendorId` is filled in by the spec. */
export const KNOWN_BODIES: Record<string, KnownBody> = {
  'POST /api/clients': { validator: createClientValidator, valid: client },
  'PATCH /api/clients/:id': { validator: updateClientValidator, valid: client },
  'POST /api/clients/:id/activities': {
    validator: createActivityValidator,
    valid: { kind: 'call', subject: 'Mutant call' },
  },
  'POST /api/clients/:id/merge': {
    validator: mergeClientsValidator,
    valid: { otherId: 999_999_999, otherVersion: 1, take: ['name'] },
  },
  'POST /api/leads': { validator: createLeadValidator, valid: { name: 'Mutant lead' } },
  'PATCH /api/leads/:id': { validator: updateLeadValidator, valid: { name: 'Mutant lead' } },
  'POST /api/leads/:id/move': { validator: moveLeadValidator, valid: { stage: 'contacted' } },
  'POST /api/business-cards/:id/confirm': { validator: createClientValidator, valid: client },
  'POST /api/vendors': { validator: createVendorValidator, valid: vendor },
  'PATCH /api/vendors/:id': { validator: updateVendorValidator, valid: vendor },
  'POST /api/vendors/:id/ratings': { validator: createVendorRatingValidator, valid: rating },
  'POST /api/materials': { validator: createMaterialValidator, valid: material },
  'PATCH /api/materials/:id': { validator: updateMaterialValidator, valid: { name: 'Mutant' } },
  'POST /api/warehouses': {
    validator: warehouses.createValidator,
    valid: { code: 'MUTANT-1', name: 'Mutant' },
  },
  'PATCH /api/stock-levels/:id': { validator: updateLevelValidator, valid: { reorderLevel: '5' } },
  'POST /api/stock-movements': {
    validator: createMovementValidator,
    valid: {
      type: 'receive',
      warehouseId: 999_999,
      lines: [{ materialId: 999_999, quantity: '1', unitCost: '2' }],
    },
  },
  'POST /api/purchase-orders': {
    validator: createPurchaseOrderValidator,
    valid: { vendorId: 0, lines: [orderLine] },
  },
  'PATCH /api/purchase-orders/:id': {
    validator: updatePurchaseOrderValidator,
    valid: { lines: [orderLine] },
  },
  'POST /api/purchase-orders/:id/reject': { validator: reasonValidator, valid: { reason: 'No' } },
  'POST /api/purchase-orders/:id/approve': { validator: commentValidator, valid: {} },
  'POST /api/purchase-orders/:id/cancel': { validator: reasonValidator, valid: { reason: 'No' } },
  'POST /api/quotations': { validator: createQuotationValidator, valid: quotation },
  'PATCH /api/quotations/:id': { validator: updateQuotationValidator, valid: quotation },
  'POST /api/quotations/:id/reject': { validator: rejectionValidator, valid: { reason: 'No' } },
  'POST /api/quotations/:id/approve': { validator: approvalValidator, valid: {} },
  'POST /api/quotations/:id/tracking-sheets': { validator: trackingSheetValidator, valid: {} },
  'POST /api/scoring-configs/preview': { validator: scoringPreviewValidator, valid: {} },
  'POST /api/users': {
    validator: createUserValidator,
    // a password that is refused keeps the hashing away from the mutations of other fields
    valid: { username: 'mutant', name: 'Mutant', role: 'staff', password: 'password-password' },
  },
  'PATCH /api/users/:id': { validator: updateUserValidator, valid: { name: 'Mutant' } },
  'PUT /api/users/:id/password': {
    validator: passwordValidator,
    valid: { password: 'password12345' },
  },
  'PUT /api/users/:id/passcode': { validator: passcodeValidator, valid: { passcode: 'none' } },
  'POST /api/auth/login': {
    validator: loginValidator,
    valid: { username: 'mutant', password: 'x' },
  },
  'POST /api/auth/passcode-login': {
    validator: passcodeLoginValidator,
    valid: { userId: 1, passcode: '123456' },
  },
  'PATCH /api/auth/preferences': { validator: preferencesValidator, valid: { digits: 'latin' } },
  'POST /api/saved-views': { validator: createSavedViewValidator, valid: view },
  'PATCH /api/saved-views/:id': { validator: updateSavedViewValidator, valid: viewChange },
  'POST /api/exports': {
    validator: createExportValidator,
    valid: { resource: 'clients', format: 'csv', query: '' },
  },
  ...Object.fromEntries(
    ['clients', 'vendors', 'purchase-orders', 'quotations'].map((resource) => [
      `POST /api/${resource}/bulk-delete`,
      {
        validator: {
          toJSONSchema: () => ({
            properties: { ids: { items: { properties: { id: {}, version: {} } } } },
          }),
        },
        valid: { ids: [{ id: 999_999_999, version: 1 }] },
      },
    ])
  ),
}
