/** Real scheme codes are lower. */
export const FIRST_SAMPLE_CODE = 900_001

export const isSampleCode = (code: number) => code >= FIRST_SAMPLE_CODE
