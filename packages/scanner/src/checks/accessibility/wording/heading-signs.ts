/** Signs before headings, as Japanese and Chinese texts have them: `■ 営業時間`, `【お知らせ】`. */
export const HEADING_SIGN = /^(?:[■●◆▼★□◇◎▶]\s?\p{L}|[【〔《]\p{L}[^】〕》]*[】〕》]$)/u;
