import '#core/health/storage_lines'
import '#core/health/queue_lines'
import '#core/health/certificate_line'
