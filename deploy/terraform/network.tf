data "aws_availability_zones" "available" {
  state = "available"
}

locals {
  zones = slice(data.aws_availability_zones.available.names, 0, 2)
}

resource "aws_vpc" "plumbline" {
  cidr_block           = "10.40.0.0/16"
  enable_dns_hostnames = true
}

resource "aws_internet_gateway" "plumbline" {
  vpc_id = aws_vpc.plumbline.id
}

resource "aws_subnet" "public" {
  count                   = 2
  vpc_id                  = aws_vpc.plumbline.id
  availability_zone       = local.zones[count.index]
  cidr_block              = cidrsubnet(aws_vpc.plumbline.cidr_block, 8, count.index)
  map_public_ip_on_launch = true
}

resource "aws_subnet" "database" {
  count             = 2
  vpc_id            = aws_vpc.plumbline.id
  availability_zone = local.zones[count.index]
  cidr_block        = cidrsubnet(aws_vpc.plumbline.cidr_block, 8, count.index + 10)
}

resource "aws_route_table" "public" {
  vpc_id = aws_vpc.plumbline.id
  route {
    cidr_block = "0.0.0.0/0"
    gateway_id = aws_internet_gateway.plumbline.id
  }
}

resource "aws_route_table_association" "public" {
  count          = 2
  subnet_id      = aws_subnet.public[count.index].id
  route_table_id = aws_route_table.public.id
}

# Only the balancer can be reached from outside.
resource "aws_security_group" "balancer" {
  name   = "plumbline-balancer"
  vpc_id = aws_vpc.plumbline.id
  ingress {
    from_port   = 443
    to_port     = 443
    protocol    = "tcp"
    cidr_blocks = ["0.0.0.0/0"]
  }
  egress {
    from_port   = 4400
    to_port     = 4400
    protocol    = "tcp"
    cidr_blocks = [aws_vpc.plumbline.cidr_block]
  }
}

resource "aws_security_group" "api" {
  name   = "plumbline-api"
  vpc_id = aws_vpc.plumbline.id
  ingress {
    from_port       = 4400
    to_port         = 4400
    protocol        = "tcp"
    security_groups = [aws_security_group.balancer.id]
  }
  egress {
    from_port   = 0
    to_port     = 0
    protocol    = "-1"
    cidr_blocks = ["0.0.0.0/0"]
  }
}

# Scans may lead anywhere in public. Nothing may lead to a worker.
resource "aws_security_group" "worker" {
  name   = "plumbline-worker"
  vpc_id = aws_vpc.plumbline.id
  egress {
    from_port   = 0
    to_port     = 0
    protocol    = "-1"
    cidr_blocks = ["0.0.0.0/0"]
  }
}

resource "aws_security_group" "database" {
  name   = "plumbline-database"
  vpc_id = aws_vpc.plumbline.id
  ingress {
    from_port       = 5432
    to_port         = 5432
    protocol        = "tcp"
    security_groups = [aws_security_group.api.id, aws_security_group.worker.id]
  }
}
