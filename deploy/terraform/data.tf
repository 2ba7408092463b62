# What must never be lost: the database, the bucket, and the key that what is in them is encrypted with.
resource "random_password" "database" {
  length  = 40
  special = false
}

resource "random_password" "secret_key" {
  length  = 64
  special = false
}

resource "aws_db_subnet_group" "plumbline" {
  name       = "plumbline"
  subnet_ids = aws_subnet.database[*].id
}

resource "aws_db_instance" "plumbline" {
  identifier                = "plumbline"
  engine                    = "postgres"
  engine_version            = "18"
  instance_class            = var.database_class
  allocated_storage         = 50
  max_allocated_storage     = 500
  storage_encrypted         = true
  multi_az                  = true
  db_name                   = "plumbline"
  username                  = "plumbline"
  password                  = random_password.database.result
  db_subnet_group_name      = aws_db_subnet_group.plumbline.name
  vpc_security_group_ids    = [aws_security_group.database.id]
  backup_retention_period   = 30
  deletion_protection       = true
  final_snapshot_identifier = "plumbline-last"
}

resource "aws_s3_bucket" "files" {
  bucket_prefix = "plumbline-"
}

resource "aws_s3_bucket_public_access_block" "files" {
  bucket                  = aws_s3_bucket.files.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

resource "aws_s3_bucket_server_side_encryption_configuration" "files" {
  bucket = aws_s3_bucket.files.id
  rule {
    apply_server_side_encryption_by_default { sse_algorithm = "AES256" }
  }
}

# The service takes away what it no longer keeps. What someone else takes away stays for 30 days.
resource "aws_s3_bucket_versioning" "files" {
  bucket = aws_s3_bucket.files.id
  versioning_configuration { status = "Enabled" }
}

resource "aws_s3_bucket_lifecycle_configuration" "files" {
  bucket = aws_s3_bucket.files.id
  rule {
    id     = "forget"
    status = "Enabled"
    filter {}
    noncurrent_version_expiration { noncurrent_days = 30 }
  }
}

# Containers get keys for the bucket alone, since they cannot reach their machine's role: see `http_put_response_hop_limit`.
resource "aws_iam_user" "files" {
  name = "plumbline-files"
}

resource "aws_iam_access_key" "files" {
  user = aws_iam_user.files.name
}

resource "aws_iam_user_policy" "files" {
  name = "files"
  user = aws_iam_user.files.name
  policy = jsonencode({
    Version = "2012-10-17"
    Statement = [
      { Effect = "Allow", Action = ["s3:ListBucket"], Resource = aws_s3_bucket.files.arn },
      {
        Effect   = "Allow"
        Action   = ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"]
        Resource = "${aws_s3_bucket.files.arn}/*"
      },
    ]
  })
}

resource "aws_secretsmanager_secret" "settings" {
  name_prefix = "plumbline-"
}

resource "aws_secretsmanager_secret_version" "settings" {
  secret_id = aws_secretsmanager_secret.settings.id
  secret_string = join("\n", [for name, value in local.settings : "${name}=${value}"])
}

locals {
  database = "${aws_db_instance.plumbline.endpoint}/${aws_db_instance.plumbline.db_name}"
  settings = {
    PUBLIC_URL            = "https://${var.domain}"
    TRUSTED_PROXIES       = "1"
    BRAND_SUPPORT_EMAIL   = var.support_email
    DATABASE_URL          = "postgres://plumbline:${random_password.database.result}@${local.database}?sslmode=verify-full&sslrootcert=/etc/plumbline/database.pem"
    PLUMBLINE_SECRET_KEY  = random_password.secret_key.result
    S3_BUCKET             = aws_s3_bucket.files.bucket
    S3_REGION             = var.region
    S3_ACCESS_KEY_ID      = aws_iam_access_key.files.id
    S3_SECRET_ACCESS_KEY  = aws_iam_access_key.files.secret
    SMTP_URL              = var.smtp_url
    STRIPE_SECRET_KEY     = var.stripe_secret_key
    STRIPE_WEBHOOK_SECRET = var.stripe_webhook_secret
  }
}
