/** How forms say that a field must be filled in, in many languages. */
export const REQUIRED_WORDS =
  /\brequired\b|\bmandatory\b|\bmust be filled|pflicht|erforderlich|obligatoi?r|obrigat[óo]ri|obbligatori|richiest[oiae]\b|requis|requerid|verplicht|vereist|obligatorisk|påkræve|påkrevd|pakolli|kötelező|wymagan|obowiązkow|povinn|obavezn|obvezn|zorunlu|обязательн|обов.язков|задължителн|υποχρεωτικ|必須|必填|必选|必選|필수|مطلوب|إلزامي|إجباري|חובה|अनिवार्य|bắt buộc|จำเป็น|wajib/i;
/** How they say that one may stay empty. */
export const OPTIONAL_WORDS =
  /optional|facultati|opcional|opzional|facoltativ|optioneel|freiwillig|frivillig|valgfri|valfri|valinnai|vapaaehtoi|opcionális|opcjonaln|nieobowiązkow|nepovinn|isteğe bağlı|необязательн|προαιρετικ|任意|选填|選填|可选|可選|선택|اختياري|רשות|không bắt buộc|opsional/i;
