import '#files/openapi/files'
import '#files/openapi/folders'
