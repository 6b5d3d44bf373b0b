import { registerReport } from '#files/report_files/reports'
import { accessReviewFile } from './access_review_file.js'
import { REVIEW_LABELS } from './labels.js'

registerReport({
  ...{ name: 'access-review', title: REVIEW_LABELS.title, resource: 'access-reviews' },
  ...{ ability: 'access-reviews.view', make: accessReviewFile },
})
