variable "region" {
  description = "Region of Amazon Web Services."
  type        = string
}

variable "domain" {
  description = "Host of the dashboard, e.g. dashboard.example.org. Point it to the output `balancer`."
  type        = string
}

variable "certificate_arn" {
  description = "Certificate for the domain, in AWS Certificate Manager of the same region."
  type        = string
}

variable "image_tag" {
  description = "Tag of both images."
  type        = string
}

variable "support_email" {
  description = "Address that clients write to."
  type        = string
}

variable "smtp_url" {
  description = "Mail server, as smtps://user:password@host."
  type        = string
  sensitive   = true
}

variable "stripe_secret_key" {
  description = "Secret key of Stripe."
  type        = string
  sensitive   = true
}

variable "stripe_webhook_secret" {
  description = "Secret with which Stripe signs its events."
  type        = string
  sensitive   = true
}

variable "workers" {
  description = "Number of machines that scan. Each scans one site at a time."
  type        = number
  default     = 2
}

variable "database_class" {
  description = "Class of the database's machine."
  type        = string
  default     = "db.t4g.medium"
}
