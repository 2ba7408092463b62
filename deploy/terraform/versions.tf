# Plumbline on Amazon Web Services: PostgreSQL on RDS, a bucket on S3, and the two containers on machines of their own.
#   terraform init && terraform apply -target=aws_ecr_repository.image   # then push the images, see docs/operating.md
#   terraform apply
terraform {
  required_version = ">= 1.9"
  required_providers {
    aws    = { source = "hashicorp/aws", version = "~> 6.0" }
    random = { source = "hashicorp/random", version = "~> 3.7" }
  }
}

provider "aws" {
  region = var.region
  default_tags { tags = { service = "plumbline" } }
}
