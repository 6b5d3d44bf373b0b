import { registerCounts } from '#core/counts/counted_lists'
import { approvalRuleListing } from './approval_rules/listing.js'
import { auditListing } from './audit_logs/listing.js'
import { backupListing } from './backups/listing.js'
import { deliveryListing } from './webhook_deliveries/listing.js'
import { drillListing } from './restore_drills/listing.js'
import { webhookListing } from './webhooks/listing.js'
import { scanListing } from './file_scans/listing.js'
import { sectionListing } from './sections/listing.js'

/** The lists whose cards show how many records they have. */
registerCounts({
  'approval-rules': { listing: approvalRuleListing },
  'audit-logs': { listing: auditListing },
  backups: { listing: backupListing },
  'file-scans': { listing: scanListing },
  'restore-drills': { listing: drillListing },
  webhooks: { listing: webhookListing },
  'webhook-deliveries': { listing: deliveryListing },
  sections: { listing: sectionListing },
})
